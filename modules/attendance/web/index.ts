import type { QueryClient } from "@tanstack/react-query";
import type { OnLateAnswer } from "./punching/queued-punches.ts";

export { attendanceEvents } from "./events.ts";
export { useLateAnswers } from "./punching/use-late-answers.ts";

/** Sends punches made offline once the network is back, on every page. Returns a function that stops it. */
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
