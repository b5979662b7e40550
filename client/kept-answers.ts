import { createAnswerStore } from "./answer-store.ts";
import { onSession } from "./session.ts";

/** What the server said last, in this browser. */
export const keptAnswers = createAnswerStore(() => localStorage, Date.now);

/** Forgets it when the session ends, or is another person's. */
export function tendAnswers(): void {
  onSession("ended", keptAnswers.dropAll);
  onSession("personChanged", keptAnswers.dropAll);
}
