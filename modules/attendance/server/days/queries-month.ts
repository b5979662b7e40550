import { statement } from "#platform/database/statement.ts";
import type { CountedLine, Recomputation } from "../../contract/schemas-day.ts";
import { attendeeColumns, type AttendeeRow } from "../load-people.ts";

/** The author locked the month; null if it is not locked, or the author was deleted. */
export type MonthRow = (AttendeeRow | Record<keyof AttendeeRow, null>) & {
  month: string;
  locked_at: string | null;
  note: string | null;
  open_lines: CountedLine[];
  provisional: number;
};

/** Months and their locks, newest first, between the first dates of two months. */
export const selectMonths = statement<MonthRow, [first: string, last: string]>(`
  with span as (
    select generate_series($1::date, $2::date, interval '1 month')::date as month
  ), open as (
    select date_trunc('month', d.date)::date as month, count(*)::int as provisional
    from attendance_day d
    where d.provisional and d.date >= $1::date and d.date < $2::date + interval '1 month'
    group by 1
  )
  select to_char(s.month, 'YYYY-MM') as month, m.locked_at, m.note,
    coalesce(m.open_lines, '[]') as open_lines, coalesce(o.provisional, 0) as provisional,
    ${attendeeColumns("p", "dep")}
  from span s
  left join open o on o.month = s.month
  left join attendance_month m on m.month = s.month
  left join person p on p.id = m.locked_by
  left join department dep on dep.id = p.department_id
  order by s.month desc`).all;

/** Returns whether the month of a date is locked; reliable while a person is locked. */
export const isLocked = statement<{ found: boolean }, [date: string]>(
  "select true as found from attendance_month where month = date_trunc('month', $1::date)::date",
).exists;

/** Returns whether days of a span wait for recomputation. */
export const isBeingComputed = statement<{ found: boolean }, [from: string, to: string]>(`
  select true as found from recomputation
  where state in ('waiting', 'running') and from_date <= $2::date and to_date >= $1::date limit 1`).exists;

/**
 * Unfinished recomputations, 100 at most, and the last ten finished; newest first. People without an account who have
 * days in the span are computed as well, but not counted in advance, so `done` is at most `total`.
 */
export const listRecomputations = statement<Recomputation, []>(`
  select id, cause, from_date as "from", to_date as "to", total, least(done, total) as done, changed, state,
    created_at as "createdAt", finished_at as "finishedAt"
  from (
    (select * from recomputation where state in ('waiting', 'running') order by id desc limit 100)
    union all
    (select * from recomputation where state in ('done', 'failed') order by id desc limit 10)
  ) r order by id desc`).all;
