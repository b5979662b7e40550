import { statement } from "#platform/database/statement.ts";
import type { TakenDay } from "../../contract/evaluation.ts";

/** The rules of a leave type. */
export type LeaveType = {
  id: string;
  takesBalance: boolean;
  counts: "workDays" | "calendarDays";
  halfDays: boolean;
  needsReason: boolean;
  needsAttachment: boolean;
};

const columns = `
  t.id, t.takes_balance as "takesBalance", t.counts, t.half_days as "halfDays", t.needs_reason as "needsReason",
  t.needs_attachment as "needsAttachment"`;

export const readType = statement<LeaveType, [id: string]>(`select ${columns} from leave_type t where t.id = $1`).first;

/** The type that a service books: the first active lookup that names it. */
const typeOf = (code: string): string => `
  select t.* from lookup l join leave_type t on t.id = l.id
  where l.category = 'leaveType' and l.request_type = ${code} and l.is_active order by l.position, l.id limit 1`;

/** Returns the leave type that a service books; null if it books none. */
export const readTypeOfService = statement<LeaveType, [code: string]>(
  `select ${columns} from (${typeOf("$1")}) t`,
).first;

/** Returns the leave types of services, by code. */
export const selectTypesOfServices = statement<LeaveType & { code: string }, [codes: readonly string[]]>(`
  select wanted.code, ${columns} from unnest($1::text[]) as wanted (code)
  cross join lateral (${typeOf("wanted.code")}) t`).all;

export const readEmployment = statement<{ from: string | null; to: string | null }, [personId: string]>(
  `select hire_date as "from", left_on as "to" from person where id = $1`,
).first;

/** An absence, or a request that waits, without a use. */
export type UncountedLeave = {
  person_id: string;
  type_id: string;
  absence_id: string | null;
  request_id: string | null;
  kind: string;
  from_date: string;
  to_date: string;
  to_time: string;
};

const uncountedAbsences = `
  absence a left join request r on r.id = a.request_id left join service s on s.id = r.service_id
  cross join lateral (
    select t.id from leave_type t
    where t.id = coalesce(a.lookup_id, (select of_service.id from (${typeOf("s.code")}) of_service))) t
  where a.kind in ('leave', 'halfLeave') and not exists (select from leave_use u where u.absence_id = a.id)`;

const isDate = (end: "from" | "to"): string =>
  `r.answers #>> '{period,${end}}' ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'`;
const uncountedRequests = `
  request r join service s on s.id = r.service_id
  cross join lateral (${typeOf("s.code")}) t
  where r.state = 'waiting' and not exists (select from request_change x where x.request_id = r.id) and s.effect in ('annualLeave', 'sickLeave', 'leave') and ${isDate("from")} and ${isDate("to")}
    and not exists (select from leave_use u where u.request_id = r.id)`;

/** The leave of a person that has no use yet: entered by an earlier release, or by a type that did not count. */
export const selectUncounted = statement<UncountedLeave, [personId: string]>(`
  select a.person_id, t.id as type_id, a.id as absence_id, a.request_id, a.kind,
    a.from_date /* not null: of requests, the condition */, a.to_date /* not null: of requests, the condition */,
    to_char(a.to_time, 'HH24:MI') as to_time
  from ${uncountedAbsences} and a.person_id = $1
  union all
  select r.requester_id, t.id, null, r.id,
    case when s.effect = 'leave' and r.answers ->> 'dayPart' in ('morning', 'afternoon') then 'halfLeave' else 'leave' end,
    (r.answers #>> '{period,from}')::date, (r.answers #>> '{period,to}')::date, '23:59'
  from ${uncountedRequests} and r.requester_id = $1`).all;

/** The next people, by id, with leave that has no use yet. */
export const selectUncountedPeople = statement<{ id: string }, [after: string]>(`
  select id from (
    (select distinct a.person_id as id from ${uncountedAbsences} and a.person_id > $1 order by a.person_id limit 100)
    union
    (select distinct r.requester_id from ${uncountedRequests} and r.requester_id > $1 order by r.requester_id limit 100)
  ) as people order by id limit 100`).column("id");

type Asked = [personId: string, dates: readonly string[], besidesRequest: string | null];

/** Whether leave that waits already takes one of the dates, wholly or twice a half. */
export const isAsked = statement<{ date: string }, [...Asked, part: number]>(`
  select d.date from leave_use u join leave_use_day d on d.leave_use_id = u.id
  where u.person_id = $1 and u.absence_id is null and d.date = any($2::date[])
    and ($3::bigint is null or u.request_id is distinct from $3)
  group by d.date having sum(d.part) + $4::numeric > 1 limit 1`).exists;

export type AskedUse = {
  request_id: string;
  person_id: string;
  type_id: string;
  takes_balance: boolean;
  days: TakenDay[];
};

/** The leave that requests ask for, with at least one day. */
export const selectAskedUses = statement<AskedUse, [requestIds: readonly string[]]>(`
  select u.request_id, u.person_id, u.type_id, t.takes_balance,
    json_agg(json_build_object('date', d.date, 'part', d.part) order by d.date) as days
  from leave_use u join leave_type t on t.id = u.type_id join leave_use_day d on d.leave_use_id = u.id
  where u.request_id = any($1::bigint[]) group by u.id, t.takes_balance`).all;

/** The days that the leave of an approved request takes, in order. */
export const selectTaken = statement<TakenDay, [request: string]>(`
  select d.date, d.part::float8 as part from absence a
  join leave_use u on u.absence_id = a.id join leave_use_day d on d.leave_use_id = u.id
  where a.request_id = $1 order by d.date`).all;

/** Days taken in a span, and after a date of it: approved and asked for. */
export const sumUses = statement<
  { used: number; waiting: number; later: number },
  [personId: string, typeId: string, from: string, to: string, on: string, besidesRequest: string | null]
>(`
  select coalesce(sum(d.part) filter (where u.absence_id is not null), 0)::float8 as used,
    coalesce(sum(d.part) filter (where u.absence_id is null), 0)::float8 as waiting,
    coalesce(sum(d.part) filter (where d.date > $5::date), 0)::float8 as later
  from leave_use u join leave_use_day d on d.leave_use_id = u.id
  where u.person_id = $1 and u.type_id = $2 and d.date between $3::date and $4::date
    and ($6::bigint is null or u.request_id is distinct from $6)`).first;
