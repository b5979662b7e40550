import type { QueryClient } from "@tanstack/react-query";
import { widget } from "#kit/module.ts";
import { overtimePhrases } from "./manifest.ts";
import type { OnLateAnswer } from "./punching/queued-punches.ts";

export { attendanceEvents } from "./events.ts";
export { useLateAnswers } from "./punching/use-late-answers.ts";

/** The claims that wait for the user, for the work list. */
export const OvertimeWork = widget(() => import("./overtime/OvertimeWork.tsx"), "OvertimeWork", [overtimePhrases]);

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
