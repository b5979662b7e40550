import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** A broken rule; `date` is its last date. */
export type FoundRow = {
  personId: string;
  ruleId: string;
  date: string;
  firstDate: string;
  from: string;
  to: string;
  minutes: number;
  limit: number;
};

// As for days, unchanged rows are not touched. Stored findings are read once, by person, and deleted by an array of ids:
// otherwise a table that has grown since it was last analysed would be scanned.
const replace = statement<never>(`
  with given as materialized (
    -- Shifts that overlap can break a rule from the same instant on: the longest is kept.
    select distinct on (g.person_id, g.rule_id, g.date, g.from_at) g.* from unnest($6::bigint[], $7::bigint[], $8::date[], $9::date[], $10::timestamptz[], $11::timestamptz[],
      $12::integer[], $13::integer[])
      as g (person_id, rule_id, date, first_date, from_at, to_at, minutes, limit_minutes)
    order by g.person_id, g.rule_id, g.date, g.from_at, g.to_at desc, g.first_date
  ), known as materialized (
    select f.id, f.person_id, f.rule_id, f.date, f.first_date, f.from_at, f.to_at, f.minutes, f.limit_minutes
    from unnest($1::bigint[]) as p (id)
    join working_time_finding f on f.person_id = p.id and f.date between $2::date and $3::date
  ), gone as (
    delete from working_time_finding f
    where f.id = any(array(
      select k.id from known k
      where k.first_date >= $2::date and to_char(k.date, 'YYYY-MM') <> all ($4::text[])
        and (k.person_id, k.rule_id, k.date, k.from_at) not in (
          select g.person_id, g.rule_id, g.date, g.from_at from given g)))
  )
  insert into working_time_finding (person_id, rule_id, date, first_date, from_at, to_at, minutes, limit_minutes, found_at)
  select g.person_id, g.rule_id, g.date, g.first_date, g.from_at, g.to_at, g.minutes, g.limit_minutes, $5::timestamptz
  from given g
  where (g.person_id, g.rule_id, g.date, g.from_at, g.first_date, g.to_at, g.minutes, g.limit_minutes) not in (
    select k.person_id, k.rule_id, k.date, k.from_at, k.first_date, k.to_at, k.minutes, k.limit_minutes from known k)
  on conflict on constraint working_time_finding_once do update
    set first_date = excluded.first_date, to_at = excluded.to_at, minutes = excluded.minutes,
      limit_minutes = excluded.limit_minutes, found_at = excluded.found_at`);

type Replaced = {
  personIds: readonly string[];
  /** The span within which `found` is complete. */
  from: string;
  to: string;
  /** `YYYY-MM`; findings dated in them stay. */
  lockedMonths: readonly string[];
  at: string;
  found: readonly FoundRow[];
};

/** Replaces the findings of some people in a span. The caller has locked the people. */
export async function replaceFindings(tx: Transaction, replaced: Replaced): Promise<void> {
  const { personIds, from, to, lockedMonths, at, found } = replaced;
  const open = found.filter(({ date }) => !lockedMonths.includes(date.slice(0, 7)));
  await replace(tx, [
    personIds,
    from,
    to,
    lockedMonths,
    at,
    open.map(({ personId }) => personId),
    open.map(({ ruleId }) => ruleId),
    open.map(({ date }) => date),
    open.map(({ firstDate }) => firstDate),
    open.map((row) => row.from),
    open.map((row) => row.to),
    open.map(({ minutes }) => minutes),
    open.map(({ limit }) => limit),
  ]);
}

/** Deletes the findings of a rule, except those of locked months. */
export const deleteFindings = statement<never, [rule: string]>(`
  delete from working_time_finding f where f.rule_id = $1
    and not exists (select from attendance_month m where m.month = date_trunc('month', f.date)::date)`).run;
