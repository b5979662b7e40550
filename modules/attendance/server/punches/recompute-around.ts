import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import type { AttendanceContext } from "../context.ts";
import { computeDays } from "../days/compute-days.ts";
import { lastDate } from "../days/policy.ts";

const selectFirst = statement<{ date: string | null }>(
  "select min(date) as date from attendance_day where person_id = $1",
);

const beside = (date: string, days: number): string => writeDate(dayOf(date) + days);
const later = (one: string, other: string): string => (one < other ? other : one);

/**
 * Recomputes a person's dates and the adjacent dates, whose windows reach into them. With `hasPunch` the dates get rows
 * in any case; otherwise nothing before a person's first row is computed. The caller has locked the person.
 */
export async function recomputeAround(
  tx: Transaction,
  { rules }: AttendanceContext,
  personId: string,
  span: { from: string; to: string; hasPunch: boolean },
): Promise<void> {
  const at = now();
  const [row] = await selectFirst(tx, [personId]);
  const first = row?.date ?? null;
  const widened = first === null ? null : later(beside(span.from, -1), first);
  const from = span.hasPunch && (widened === null || widened > span.from) ? span.from : widened;
  const next = beside(span.to, 1);
  const to = first === null || next < first ? span.to : next;
  const last = lastDate(at);
  const until = to > last && !span.hasPunch ? last : to;
  if (from === null || from > until) return;
  await computeDays(tx, rules, [personId], { from, to: until, at });
}
