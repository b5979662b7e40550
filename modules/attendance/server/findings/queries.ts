import { withinText } from "#modules/people/server/index.ts";
import { referenceColumn } from "#platform/database/columns.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { WorkingTimeFinding } from "../../contract/schemas-working-time.ts";
import { attendeeColumns, type AttendeeRow } from "../load-people.ts";

export type WorkedRow = {
  person_id: string;
  date: string;
  first_in: string;
  last_out: string;
  /** Minutes from the first to the last punch that do not count as worked; seconds dropped. */
  gap: number;
  time_zone: string;
  location_id: string | null;
};

/** Closed rows of some people with a first and a last punch. Values: people, from, to. */
export const selectWorked = statement<WorkedRow>(`
  select d.person_id, d.date, d.first_in, d.last_out,
    (extract(epoch from date_trunc('minute', d.last_out) - date_trunc('minute', d.first_in)) / 60)::int
      - d.worked_minutes - d.extra_before_minutes - d.extra_after_minutes as gap,
    d.time_zone, d.location_id
  from attendance_day d
  where d.person_id = any($1::bigint[]) and d.date between $2::date and $3::date
    and not d.provisional and d.last_out > d.first_in
  order by d.person_id, d.date`);

/** The rules among some that name people directly. Values: people, rules. */
export const selectNamed = statement<{ person_id: string; rule_id: string }>(`
  select person_id, working_time_rule_id as rule_id from working_time_rule_person
  where person_id = any($1::bigint[]) and working_time_rule_id = any($2::bigint[])`);

export type FindingRow = AttendeeRow & Omit<WorkingTimeFinding, "person">;

/** Each filter has its own statement and with it its own index. Values: people, rule, from, to; null for no limit. */
const pageBy = (filter: string) =>
  pageOf<FindingRow>(
    ["f.date", "f.id"],
    "desc",
    ({ after, orderBy, size }) => `
  select f.id, ${referenceColumn("r")} as rule, r.kind, r.mode,
    f.date, f.first_date as "firstDate", f.from_at as "from", f.to_at as "to", f.minutes, f.limit_minutes as "limit",
    exists (select from attendance_month m where m.month = date_trunc('month', f.date)::date) as "isLocked",
    ${attendeeColumns("p", "dep")}
  from working_time_finding f
  join working_time_rule r on r.id = f.rule_id
  join person p on p.id = f.person_id
  left join department dep on dep.id = p.department_id
  where ${filter} and f.date between coalesce($3::date, '-infinity') and coalesce($4::date, 'infinity')
    and ${withinText("f.person_id", "f.date", "$5")} and ${after}
  order by ${orderBy} limit ${size}`,
  );

/** Newest first. Values: people and rule (null if not filtered by), from, to, bounds. */
export const findingPages = {
  all: pageBy("num_nonnulls($1::bigint[], $2::bigint) = 0"),
  rule: pageBy("$1::bigint[] is null and f.rule_id = $2::bigint"),
  people: pageBy("f.person_id = any($1::bigint[]) and ($2::bigint is null or f.rule_id = $2)"),
};
