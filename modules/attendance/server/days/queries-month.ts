import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { attendeeColumns, type AttendeeRow } from "../load-people.ts";

/** The author locked the month; null if it is not locked, or the author was deleted. */
export type MonthRow = (AttendeeRow | Record<keyof AttendeeRow, null>) & {
  month: string;
  locked_at: string | null;
  provisional: number;
};

const monthsText = `
  with span as (
    select generate_series($1::date, $2::date, interval '1 month')::date as month
  ), open as (
    select date_trunc('month', d.date)::date as month, count(*)::int as provisional
    from attendance_day d
    where d.provisional and d.date >= $1::date and d.date < $2::date + interval '1 month'
    group by 1
  )
  select to_char(s.month, 'YYYY-MM') as month, m.locked_at, coalesce(o.provisional, 0) as provisional,
    ${attendeeColumns("p", "dep")}
  from span s
  left join open o on o.month = s.month
  left join attendance_month m on m.month = s.month
  left join person p on p.id = m.locked_by
  left join department dep on dep.id = p.department_id
  order by s.month desc`;

/** Months and their locks, newest first. Values: the first dates of the first and the last month. */
export const selectMonths = statement<MonthRow>(monthsText);

const selectLock = statement<{ found: boolean }>(
  "select true as found from attendance_month where month = date_trunc('month', $1::date)::date",
);

/** Returns whether the month of a date is locked; reliable while a person is locked. */
export const isLocked = async (db: Reader, date: string): Promise<boolean> => (await selectLock(db, [date])).length > 0;

const selectWork = statement<{ found: boolean }>(`
  select true as found from recomputation
  where state in ('waiting', 'running') and from_date <= $2::date and to_date >= $1::date limit 1`);

/** Returns whether days of a span wait for recomputation. */
export const isBeingComputed = async (db: Reader, from: string, to: string): Promise<boolean> =>
  (await selectWork(db, [from, to])).length > 0;

export type RecomputationRow = {
  id: string;
  cause: string;
  from_date: string;
  to_date: string;
  total: number;
  done: number;
  changed: number;
  state: "waiting" | "running" | "done" | "failed";
  created_at: string;
  finished_at: string | null;
};

const columns = "id, cause, from_date, to_date, total, done, changed, state, created_at, finished_at";

/** Unfinished recomputations, 100 at most, and the last ten finished; newest first. */
export const selectRecomputations = statement<RecomputationRow>(`
  select ${columns} from (
    (select ${columns} from recomputation where state in ('waiting', 'running') order by id desc limit 100)
    union all
    (select ${columns} from recomputation where state in ('done', 'failed') order by id desc limit 10)
  ) r order by id desc`);
