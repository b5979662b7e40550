import { attendeeColumns, type AttendeeRow } from "#modules/attendance/server/index.ts";
import { withinText } from "#modules/people/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { LeaveRecount } from "../../contract/schemas-balances.ts";
import type { RecountInList } from "../../contract/schemas-recount.ts";
import type { TakenDay } from "../../contract/evaluation.ts";

type Ids = readonly string[];

const next = (people: number) => ({
  everyone: statement<{ id: string }, [after: string]>(`
    select p.id from person p
    where p.id > $1 and exists (select from account a where a.person_id = p.id and a.status = 'active')
    order by p.id limit ${people}`).column("id"),
  listed: statement<{ id: string }, [after: string, people: Ids]>(`
    select id from (select distinct unnest($2::bigint[]) as id) listed
    where id > $1 order by id limit ${people}`).column("id"),
});
/** People of one transaction, by id. The longer the span, the fewer, so that it takes about the same time. */
export const nextPeople = { fewDays: next(500), manyDays: next(100) };

/** Approved leave, with the days that it takes in a span. */
export type CountedLeave = {
  use_id: string;
  person_id: string;
  type_id: string;
  takes_balance: boolean;
  absence_id: string;
  request_id: string | null;
  kind: string;
  from_date: string;
  to_date: string;
  to_time: string;
  days: TakenDay[];
};

/** The leave of some people that takes work days and touches a span; null: open ended. The caller has locked them. */
export const selectLeave = statement<CountedLeave, [people: Ids, from: string | null, to: string | null]>(`
  select u.id as use_id, a.person_id, u.type_id, t.takes_balance, a.id as absence_id, a.request_id, a.kind, a.from_date,
    a.to_date, to_char(a.to_time, 'HH24:MI') as to_time,
    (select coalesce(json_agg(json_build_object('date', d.date, 'part', d.part) order by d.date), '[]')
      from leave_use_day d where d.leave_use_id = u.id) as days
  from absence a join leave_use u on u.absence_id = a.id join leave_type t on t.id = u.type_id
  where a.person_id = any($1::bigint[]) and a.kind in ('leave', 'halfLeave') and t.counts = 'workDays'
    and a.to_date >= coalesce($2::date, '-infinity') and a.from_date <= coalesce($3::date, 'infinity')
  order by a.person_id, a.from_date, a.id`).all;

/** Whether leave of a span waits to be counted again. */
export const isRecounting = statement<{ id: string }, [from: string, to: string]>(`
  select id from leave_recount_run
  where failed_at is null and coalesce(from_date, '-infinity') <= $2::date and coalesce(to_date, 'infinity') >= $1::date
    and exists (select from absence a
      where a.kind in ('leave', 'halfLeave') and a.from_date <= $2::date and a.to_date >= $1::date)
  limit 1`).exists;

const recount = `
  x.id, x.request_id as request, x.from_date as "from", x.to_date as "to", x.days, x.counted_at as "countedAt"`;

/** Leave of a person and a type that was counted again, newest first. */
export const selectRecounts = statement<LeaveRecount, [personId: string, typeId: string]>(`
  select ${recount} from leave_recount x where x.person_id = $1 and x.type_id = $2 order by x.id desc limit 200`).all;

export type RecountRow = Omit<RecountInList, "person"> & AttendeeRow;

const pages = (whose: string) =>
  pageOf<RecountRow>(
    ["x.id"],
    "desc",
    ({ after, orderBy, size }) => `
    select ${recount}, x.total::float8 as total, x.is_short as "isShort",
      jsonb_build_object('id', l.id::text, 'nameAr', l.name_ar, 'nameEn', l.name_en) as type,
      ${attendeeColumns("p", "dep")}
    from leave_recount x join lookup l on l.id = x.type_id join person p on p.id = x.person_id
      left join department dep on dep.id = p.department_id
    where ${whose} and ($1::bigint[] is null or x.person_id = any($1))
      and ${withinText("x.person_id", "x.from_date", "$2")} and ${withinText("x.person_id", "x.to_date", "$2")} and ${after}
    order by ${orderBy} limit ${size}`,
  );

/** Pages of leave that was counted again, newest first. Values: people, null for any; bounds. */
export const recountPages = pages("true");
/** The same where the balance is not enough, by an index. */
export const shortPages = pages("x.is_short");
