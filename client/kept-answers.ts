import { createAnswerStore } from "./kept-store.ts";
import { onSession } from "./session.ts";

export const keptAnswers = createAnswerStore(() => localStorage, Date.now);

export function tendAnswers(): void {
  onSession("ended", keptAnswers.dropAll);
  onSession("personChanged", keptAnswers.dropAll);
}
