import { createAnswerStore } from "./kept-store.ts";
import { onSession } from "./session.ts";

/** Last answers of the server, in this browser. */
export const keptAnswers = createAnswerStore(() => localStorage, Date.now);

/** Removes them when the session ends or another person signs in. */
export function tendAnswers(): void {
  onSession("ended", keptAnswers.dropAll);
  onSession("personChanged", keptAnswers.dropAll);
}
