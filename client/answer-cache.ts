import { createAnswerStore } from "./person-store.ts";
import { onSession } from "./session.ts";

export const answerCache = createAnswerStore(() => localStorage, Date.now);

export function clearAnswersWithSession(): void {
  onSession("ended", answerCache.dropAll);
  onSession("personChanged", answerCache.dropAll);
}
