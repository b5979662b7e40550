import type { Reader } from "#platform/database/database.ts";
import type { LeaveContext } from "../context.ts";
import { computeDays } from "./compute-days.ts";
import { takenDays } from "./judge-dates.ts";
import { judge } from "./judge-leave.ts";
import { readType } from "./queries.ts";

type EnteredLeave = { personId: string; lookupId: string; from: string; to: string };

/** Returns whether leave that an officer enters takes more than there is. The caller has locked the person. */
export async function isOverdrawn(
  db: Reader,
  context: LeaveContext,
  { personId, lookupId, from, to }: EnteredLeave,
): Promise<boolean> {
  const type = await readType(db, lookupId);
  if (type === null) return false;
  const days = takenDays(await computeDays(db, context, { personId, counts: type.counts, part: 1, from, to }));
  const verdict = await judge(db, { personId, type, days, besidesRequest: null, withWaiting: true });
  return verdict?.verdict.code === "balance_short";
}
