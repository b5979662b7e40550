import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";

/** Who changes a rule, and by which request. */
export type Author = { personId: string; requestId: string };

type RuleKind = "lookup" | "zone" | "location" | "locationZoneUser" | "exceptionDay";

/** Records what happened to a rule; the officers' open screens hear of it. `details` say what it was and is. */
export const recordRule = (
  tx: Transaction,
  { personId, requestId }: Author,
  action: `${RuleKind}.${"created" | "updated" | "deleted"}`,
  id: string,
  details: Record<string, unknown> = {},
): Promise<void> =>
  record(tx, {
    action,
    actorId: personId,
    subject: { kind: action.slice(0, action.indexOf(".")), id },
    details: { id, ...details },
    audience: "permission:attendance.manage",
    requestId,
  });

/** Which of the values change, as they were and as they are to be. */
export function changesOf<Values extends object>(
  current: Values,
  given: { [Key in keyof Values]?: Values[Key] | undefined },
): { changes: Partial<Values>; before: Partial<Values> } {
  const changes: Partial<Values> = {};
  const before: Partial<Values> = {};
  for (const key of Object.keys(given) as (keyof Values)[]) {
    const value = given[key];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(current[key])) continue;
    changes[key] = value as Values[keyof Values];
    before[key] = current[key];
  }
  return { changes, before };
}
