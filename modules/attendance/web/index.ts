import type { QueryClient } from "@tanstack/react-query";
import type { OnLateAnswer } from "./punching/queued-punches.ts";

export { attendanceEvents } from "./events.ts";
export { useLateAnswers } from "./punching/use-late-answers.ts";

/** Sends what was punched without a network as soon as there is one, on every page. Returns what ends it. */
export function followPunches(queries: QueryClient, onLateAnswer: OnLateAnswer): () => void {
  let end = (): void => {};
  let hasEnded = false;
  const begin = async (): Promise<void> => {
    const { followQueuedPunches } = await import("./punching/queued-punches.ts");
    if (!hasEnded) end = followQueuedPunches(queries, onLateAnswer);
  };
  void begin().catch(() => undefined);
  return () => {
    hasEnded = true;
    end();
  };
}
