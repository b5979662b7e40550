import { createAnswerStore } from "./kept-store.ts";
import { onSession } from "./session.ts";

export const cachedAnswers = createAnswerStore(() => localStorage, Date.now);

export function tendAnswers(): void {
  onSession("ended", cachedAnswers.dropAll);
  onSession("personChanged", cachedAnswers.dropAll);
}
