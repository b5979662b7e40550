import { subjectColumns, subjectReaders, type NamingRow } from "#modules/attendance/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";
import type { LeavePolicy } from "../../contract/schemas-policy.ts";
import { newType } from "../types/queries.ts";
import { policyColumns, type PolicyValues } from "./store.ts";

type RuleName = "period" | "bands" | "grant" | "prorate" | "rounding" | "waitingMonths" | "carryOver" | "overdraw";
export type PolicyRow = NamingRow<Omit<LeavePolicy, RuleName>> & {
  rules: Pick<PolicyValues, RuleName>;
  typeId: string;
};

/** The people that policies name. */
export const policySubjects = subjectReaders("leave_policy");

const selection = `
  select x.id, ${policyColumns}, x.created_at as "createdAt",
    jsonb_build_object('id', l.id::text, 'nameAr', l.name_ar, 'nameEn', l.name_en,
      'color', coalesce(t.color, ${newType.color})) as "type",
    ${subjectColumns("leave_policy")}
  from leave_policy x join lookup l on l.id = x.type_id left join leave_type t on t.id = x.type_id where true`;

export const selectPolicy = statement<PolicyRow, [id: string]>(`${selection} and x.id = $1`).first;

/** Values: words, type; null for any. */
export const policyPage = pageOf<PolicyRow>(
  ["x.type_id", "x.id"],
  "asc",
  ({ after, orderBy, size }) => `${selection}
    and ${containsText("x.name_en || ' ' || x.name_ar", 1)} and ($2::bigint is null or x.type_id = $2) and ${after}
  order by ${orderBy} limit ${size}`,
);

export const selectTypeOf = statement<{ typeId: string }, [id: string]>(
  'select type_id as "typeId" from leave_policy where id = $1',
).value("typeId", null);

/** Whether another policy of a type has another period. */
export const hasOtherPeriod = statement<{ id: string }, [type: string, id: string, period: string]>(
  "select id from leave_policy where type_id = $1 and id <> $2 and rules ->> 'period' <> $3 limit 1",
).exists;

/** The field by which a policy overlaps another of its type: for the same subject, on the same dates; null if none. */
export const findOverlap = statement<{ field: "from" | "users" | "roles" }, [id: string]>(`
  select case when o.everyone and x.everyone then 'from' when named.person then 'users' else 'roles' end as field
  from leave_policy x
  join leave_policy o on o.type_id = x.type_id and o.id <> x.id
    and daterange(o.from_date, o.to_date, '[]') && daterange(x.from_date, x.to_date, '[]')
  cross join lateral (
    select exists (select from leave_policy_person a join leave_policy_person b on b.person_id = a.person_id
        where a.leave_policy_id = x.id and b.leave_policy_id = o.id) as person,
      exists (select from leave_policy_role a join leave_policy_role b on b.role_id = a.role_id
        where a.leave_policy_id = x.id and b.leave_policy_id = o.id) as role) named
  where x.id = $1 and (o.everyone and x.everyone or named.person or named.role)
  order by o.id limit 1`).value("field", null);

/**
 * Whether these people and roles name a person: themselves, or by a role that they hold at some time of the span with
 * fewer than five other active members (as decision 030).
 */
export const namesPerson = statement<
  { yes: boolean },
  [person: string, users: readonly string[], roles: readonly string[], from: string, to: string | null]
>(`
  select $1::bigint = any($2::bigint[]) or exists (
    select from unnest($3::bigint[]) as given (id)
    join role e on e.id = given.id and e.key is distinct from 'employee'
    join role_member own on own.role_id = given.id and own.person_id = $1::bigint
      and own.valid && daterange($4::date, $5::date, '[]')
    where (select count(*) from (
      select from role_member m join account a on a.person_id = m.person_id and a.status = 'active'
      where m.role_id = given.id and m.person_id <> $1::bigint and m.valid && daterange($4::date, $5::date, '[]')
      limit 5) others) < 5) as yes /* not null: the values are not */`).value("yes", false);

export const selectRoleUses = statement<{ roleId: string; policies: number }, [ids: readonly string[]]>(`
  select role_id as "roleId", count(*)::int as policies from leave_policy_role
  where role_id = any($1::bigint[]) group by role_id`).all;
