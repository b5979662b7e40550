import { withinText } from "#modules/people/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Within } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { writeDate } from "../../contract/written-time.ts";
import type { AffectedSpan } from "./plan-effect.ts";

/**
 * Whether one of some people is outside today, or was on a day of a span that can still change: they may have changed
 * their department since, or have left the role that the rule names.
 */
const reachesOutside = statement<
  { id: string },
  [people: readonly string[], from: string | null, to: string | null, within: Within]
>(`
  select g.id from unnest($1::bigint[]) as g (id) where not ${withinText("g.id", null, "$4")}
  union all
  select d.person_id from attendance_day d
  where d.person_id = any($1::bigint[]) and coalesce(d.date >= $2::date, true) and coalesce(d.date <= $3::date, true)
    and not exists (select from attendance_month l where l.month = date_trunc('month', d.date)::date)
    and not ${withinText("d.person_id", "d.date", "$4")}
  limit 1`).exists;

const writtenOr = (day: number): string | null => (Number.isFinite(day) ? writeDate(day) : null);

/** Throws unless the people and days that a change reaches are within the bounds. */
export async function requireReachWithin(
  tx: Transaction,
  within: Within,
  stretches: readonly AffectedSpan[],
): Promise<void> {
  if (within === null) return;
  for (const { people, span } of stretches) {
    if (people === "everyone" || (await reachesOutside(tx, people, writtenOr(span.from), writtenOr(span.to), within))) {
      throw refuse("permission_within_bounds");
    }
  }
}
