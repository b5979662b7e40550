import type { Transaction } from "#platform/database/database.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { record } from "#platform/events/record.ts";
import type { Author } from "#platform/http/author.ts";
import type { OwnReach } from "./judge-author.ts";
import { insertMark } from "./store.ts";

export type RuleName =
  | "lookup"
  | "zone"
  | "location"
  | "locationZoneUser"
  | "exceptionDay"
  | "workingTimeRule"
  | "overtimePolicy";
export type RuleAction = `${RuleName}.${"created" | "updated" | "deleted"}`;

/**
 * Records a change of a rule and notifies officers' open screens. `details` contains its values before and after. A
 * change that reaches its author's own days is marked and waits for another officer to see it.
 */
export async function recordRule(
  tx: Transaction,
  { personId, requestId }: Author,
  action: RuleAction,
  id: string,
  { reach = null, ...details }: Record<string, unknown> & { reach?: OwnReach | null } = {},
): Promise<void> {
  const [kind = "", verb = ""] = action.split(".");
  const ownDays = reach === null ? {} : { ownDays: { from: reach.from, to: reach.to } };
  if (reach !== null) {
    await insertMark(tx, kind, id, verb, personId, reach.from, reach.to, nowIso());
  }
  await record(tx, {
    action,
    actorId: personId,
    subject: { kind, id },
    details: { id, ...details, ...ownDays },
    audience: "permission:attendance.manage",
    requestId,
  });
}

/** Returns the values that differ, after and before the change; other fields are ignored. */
export function changesOf<Values extends object>(
  current: Values,
  given: { [Key in keyof Values]?: Values[Key] | undefined },
): { changes: Partial<Values>; before: Partial<Values> } {
  const changes: Partial<Values> = {};
  const before: Partial<Values> = {};
  for (const key of Object.keys(given) as (keyof Values)[]) {
    const value = given[key];
    if (value === undefined || !(key in current) || JSON.stringify(value) === JSON.stringify(current[key])) continue;
    changes[key] = value as Values[keyof Values];
    before[key] = current[key];
  }
  return { changes, before };
}
