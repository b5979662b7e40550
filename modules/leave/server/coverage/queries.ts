import { withinText } from "#modules/people/server/index.ts";
import { roleWithinText } from "#modules/attendance/server/index.ts";
import type { Within } from "#platform/http/actor.ts";
import { statement } from "#platform/database/statement.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";
import type { NamedReference } from "#shared/subjects.ts";
import type { LeaveCoverage } from "../../contract/schemas-coverage.ts";

const named = (table: string): string =>
  `jsonb_build_object('id', ${table}.id::text, 'nameAr', ${table}.name_ar, 'nameEn', ${table}.name_en)`;

const unitText = (department: string): string => `
  with recursive bound_unit as (
    select d.id from department d where d.id = ${department}
    union select d.id from bound_unit u join department d on d.parent_id = u.id)
  select p.id from person p join bound_unit u on u.id = p.department_id`;

/** The condition that a unit is within bounds: a department of theirs, or one that has people, and only those within. */
const unitWithinText = (department: string, role: string, within: string): string => `(${within}::jsonb is null
  or (${role} is not null and ${roleWithinText(role, within)})
  or coalesce(${within}::jsonb -> 'departments' ? ${department}::text, false)
  or (exists (${unitText(department)}) and not exists (
    select from (${unitText(department)}) bound_of where not ${withinText("bound_of.id", null, within)})))`;

const selection = `
  select x.id, x.name_ar as "nameAr", x.name_en as "nameEn",
    case when d.id is null then null else ${named("d")} end as department,
    case when r.id is null then null else ${named("r")} end as role,
    x.people, x.percent, x.mode, x.from_date as "from", x.to_date as "to", x.version,
    ${unitWithinText("x.department_id", "x.role_id", "$1")} as "isChangeable"
  from leave_coverage x left join department d on d.id = x.department_id left join role r on r.id = x.role_id
  where true`;

export const selectCoverage = statement<LeaveCoverage, [managed: Within, id: string]>(
  `${selection} and x.id = $2`,
).first;

/** The departments of rules that may be changed. Value: whose leave the reader may change. */
export const selectDepartments = statement<NamedReference, [managed: Within]>(`
  select unit.id, unit.name_ar as "nameAr", unit.name_en as "nameEn" from department unit
  where ${unitWithinText("unit.id", "null::bigint", "$1")} order by unit.id`).all;

export const isUnitWithin = statement<
  { yes: boolean },
  [managed: Within, department: string | null, role: string | null]
>(`select ${unitWithinText("$2::bigint", "$3::bigint", "$1")} as yes`).value("yes", false);

/** Values: whose leave the reader may change; words, mode; null for any. */
export const coveragePage = pageOf<LeaveCoverage>(
  ["x.id"],
  "desc",
  ({ after, orderBy, size }) => `${selection}
    and ${containsText("x.name_en || ' ' || x.name_ar", 2)} and ($3::text is null or x.mode = $3) and ${after}
  order by ${orderBy} limit ${size}`,
);

/** Whether a person is in a department or role of fewer than five other active people (as decision 030). */
export const isOfSmallUnit = statement<
  { yes: boolean },
  [person: string, department: string | null, role: string | null, date: string]
>(`
  with recursive below as (
    select d.id from department d where d.id = $2::bigint
    union select d.id from below b join department d on d.parent_id = b.id
  ), unit as (
    select p.id from person p join below b on b.id = p.department_id
    union select m.person_id from role_member m where m.role_id = $3::bigint and m.valid @> $4::date
  )
  select exists (select from unit u where u.id = $1::bigint) and (select count(*) from (
      select from unit u join account a on a.person_id = u.id and a.status = 'active'
      where u.id <> $1::bigint limit 5) others) < 5
    as yes`).value("yes", false);

export type RuleRow = {
  key: string;
  id: string;
  nameAr: string;
  nameEn: string;
  people: number | null;
  percent: number | null;
  mode: LeaveCoverage["mode"];
  from: string;
  to: string | null;
};

/** The rules of the units of people on some dates, by the keys that are given with them. */
export const selectRules = statement<
  RuleRow,
  [keys: readonly string[], people: readonly string[], from: readonly string[], to: readonly string[]]
>(`
  with recursive q as (
    select * from unnest($1::text[], $2::bigint[], $3::date[], $4::date[]) as q (key, person_id, first, last)
  ), above as (
    select q.key, p.department_id as id from q join person p on p.id = q.person_id
    union select a.key, d.parent_id from above a join department d on d.id = a.id
  )
  select q.key, c.id, c.name_ar as "nameAr", c.name_en as "nameEn", c.people, c.percent, c.mode,
    c.from_date as "from", c.to_date as "to"
  from q join leave_coverage c on daterange(c.from_date, c.to_date, '[]') && daterange(q.first, q.last, '[]')
  where exists (select from above a where a.key = q.key and a.id = c.department_id)
    or exists (select from role e where e.id = c.role_id and e.key = 'employee')
    or exists (select from role_member m
      where m.role_id = c.role_id and m.person_id = q.person_id and m.valid && daterange(q.first, q.last, '[]'))
  order by c.id`).all;

export type MemberRow = { ruleId: string; personId: string; from: string | null; to: string | null };

/** The active people of the units of rules on some dates. */
export const selectMembers = statement<MemberRow, [ids: readonly string[], from: string, to: string]>(`
  with recursive below as (
    select c.id as rule_id, c.department_id as id from leave_coverage c
    where c.id = any($1::bigint[]) and c.department_id is not null
    union select b.rule_id, d.id from below b join department d on d.parent_id = b.id
  )
  select u.rule_id as "ruleId", u.person_id as "personId",
    u.first as "from", u.last as "to"
  from (
    select b.rule_id, p.id as person_id, null::date as first, null::date as last
    from below b join person p on p.department_id = b.id
    union all
    select c.id, p.id, null, null
    from leave_coverage c join role r on r.id = c.role_id and r.key = 'employee' cross join person p
    where c.id = any($1::bigint[])
    union all
    select c.id, m.person_id, lower(m.valid), upper(m.valid) - 1
    from leave_coverage c join role_member m on m.role_id = c.role_id and m.valid && daterange($2::date, $3::date, '[]')
    where c.id = any($1::bigint[])
  ) u join account a on a.person_id = u.person_id and a.status = 'active'`).all;

export type OnLeaveRow = { personId: string; kind: string; fromDate: string; toDate: string; toTime: string };

/** The approved leave of people that touches some dates. */
export const selectOnLeave = statement<OnLeaveRow, [people: readonly string[], from: string, to: string]>(`
  select b.person_id as "personId", b.kind, b.from_date as "fromDate", b.to_date as "toDate",
    to_char(b.to_time, 'HH24:MI') as "toTime"
  from absence b
  where b.person_id = any($1::bigint[]) and b.kind in ('leave', 'halfLeave')
    and b.to_date >= $2::date and b.from_date <= $3::date`).all;

export const selectRoleCoverage = statement<{ roleId: string; rules: number }, [ids: readonly string[]]>(`
  select role_id as "roleId", count(*)::int as rules from leave_coverage
  where role_id = any($1::bigint[]) group by role_id`).all;

/** Of some leave types, those of sick leave. */
export const selectSickTypes = statement<{ id: string }, [ids: readonly string[]]>(`
  select l.id from lookup l join service s on s.code = l.request_type
  where s.effect = 'sickLeave' and l.id = any($1::bigint[])`).column("id");
