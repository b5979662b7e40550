import { referenceColumn } from "#platform/database/columns.ts";
import { statement } from "#platform/database/statement.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";
import type { ExceptionDay } from "../../contract/schemas-exception-day.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";
import { subjectColumns } from "../effects/store-rule.ts";
import type { NamingRow } from "../subjects/present-subjects.ts";

export type ExceptionRow = NamingRow<Omit<ExceptionDay, "nextDate" | "nextLastDate">>;

const selection = `
  select x.id, x.date, x.last_date as "lastDate", x.repeats, x.work_day as "workDay",
    x.name_ar as "nameAr", x.name_en as "nameEn", x.everyone,
    to_char(x.start_time, 'HH24:MI') as start, to_char(x.end_time, 'HH24:MI') as "end",
    case when l.id is not null then ${referenceColumn("l")} end as reason,
    x.is_active as "isActive", x.created_at as "createdAt", x.version, ${subjectColumns("exception_day")}
  from exception_day x left join lookup l on l.id = x.reason_id`;

export const selectException = statement<ExceptionRow, [id: string]>(`${selection} where x.id = $1`).first;

/** Repeating exception days. */
export const selectRepeated = statement<Pick<ExceptionRow, "id" | "date" | "lastDate" | "repeats">, []>(
  "select id, date, last_date as \"lastDate\", repeats from exception_day where repeats <> 'none'",
).all;

/** Values: from, to, repeating ones between these, work day, search words, active; null for any. */
export const exceptionPage = pageOf<ExceptionRow>(
  ["x.date", "x.id"],
  "desc",
  ({ after, orderBy, size }) => `${selection}
  where (x.id = any($3::bigint[])
      or (x.repeats = 'none' and coalesce(coalesce(x.last_date, x.date) >= $1::date, true) and coalesce(x.date <= $2::date, true)))
    and ($4::boolean is null or x.work_day = $4)
    and ${containsText("concat_ws(' ', x.name_en, x.name_ar)", 5)} and ($6::boolean is null or x.is_active = $6) and ${after}
  order by ${orderBy} limit ${size}`,
);

/** Whether two exception days name the same person, or roles with a common member. */
export const selectShared = statement<
  { by_name: boolean; by_role: boolean },
  [exceptionDay: string, other: string, date: string]
>(`
  select exists (
      select from exception_day_person x join exception_day_person y on y.person_id = x.person_id
      join account a on a.person_id = x.person_id and a.status = 'active'
      where x.exception_day_id = $1::bigint and y.exception_day_id = $2::bigint) as by_name,
    exists (
      select from exception_day_role x, exception_day_role y, account a
      where x.exception_day_id = $1::bigint and y.exception_day_id = $2::bigint and a.status = 'active'
        and (exists (select from role e where e.id = x.role_id and e.key = 'employee') or exists (
          select from role_member m where m.role_id = x.role_id and m.person_id = a.person_id and m.valid @> $3::date))
        and (exists (select from role e where e.id = y.role_id and e.key = 'employee') or exists (
          select from role_member m where m.role_id = y.role_id and m.person_id = a.person_id and m.valid @> $3::date))
    ) as by_role`).first;

/** Whether an exception day concerns a person without a zone on that date; the assignments are those valid then. */
export const leavesWithoutZone = statement<
  { yes: boolean },
  [exceptionDay: string, date: string, assignments: readonly string[]]
>(`
  with given as materialized (
    select r.role_id, e.key from location_zone_user_role r join role e on e.id = r.role_id
    where r.location_zone_user_id = any($3::bigint[]))
  select exists (
    select from account a join person p on p.id = a.person_id and coalesce(p.left_on >= $2::date, true)
    where a.status = 'active' and not exists (select from given where key = 'employee')
      and ((select x.everyone from exception_day x where x.id = $1::bigint)
        or a.person_id in (select d.person_id from exception_day_person d where d.exception_day_id = $1::bigint)
        or exists (
          select from exception_day_role r join role e on e.id = r.role_id and e.key = 'employee'
          where r.exception_day_id = $1::bigint)
        or a.person_id in (
          select m.person_id from exception_day_role r join role_member m on m.role_id = r.role_id
          where r.exception_day_id = $1::bigint and m.valid @> $2::date))
      and a.person_id not in (
        select d.person_id from location_zone_user_person d where d.location_zone_user_id = any($3::bigint[]))
      and a.person_id not in (
        select m.person_id from role_member m
        where m.role_id in (select role_id from given) and m.valid @> $2::date)) as yes`).value("yes", false);

/** A day off for everyone or for roles. */
export type HolidayRow = { date: string; lastDate: string | null; repeats: ExceptionDay["repeats"]; roles: string[] };

/** Active days off that begin on some dates and name no people. A day for everyone has no roles. Values: dates. */
export const selectHolidays = statement<HolidayRow, [dates: readonly string[]]>(`
  select x.date, x.last_date as "lastDate", x.repeats, case when x.everyone then '{}'::text[] else (
    select coalesce(array_agg(r.role_id::text order by r.role_id), '{}')
    from exception_day_role r where r.exception_day_id = x.id) end as roles
  from exception_day x
  where x.date = any($1::date[]) and x.is_active and not x.work_day
    and (x.everyone or not exists (select from exception_day_person d where d.exception_day_id = x.id))`).all;

/** The roles that holidays can name, locked against deletion until the transaction ends. */
export const lockRoles = statement<NamedReference & { key: string | null }, []>(
  `select id, key, name_ar as "nameAr", name_en as "nameEn" from role order by id for share`,
).allChanged;

/** Locks the reason against a change until the transaction ends; returns whether it can be chosen. */
export const lockReason = statement<{ id: string }, [id: string]>(
  "select id from lookup where id = $1 and category = 'exceptionReason' and is_active for share",
).hasChanged;
