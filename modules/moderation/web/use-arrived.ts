import { useState } from "react";
import { useChanges } from "#client/events.ts";
import type { Change } from "#client/stale-rule.ts";
import type { ModerationEvent } from "#modules/moderation/contract/events.ts";

/** How many cases have got a report since the list was last read, and what forgets them. */
export function useArrived(): { count: number; clear: () => void } {
  const [cases, setCases] = useState<ReadonlySet<string>>(new Set());
  useChanges((change: Change) => {
    const { action, details } = change as unknown as ModerationEvent;
    if (action === "report.received") setCases((known) => new Set([...known, details.caseId]));
  });
  return { count: cases.size, clear: () => setCases(new Set()) };
}
