import { attendeeColumns, type AttendeeRow } from "#modules/attendance/server/index.ts";
import { peopleOrder, withinText } from "#modules/people/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";

export type TypeRow = { id: string; nameAr: string; nameEn: string };

const types = `
  select t.id, l.name_ar as "nameAr", l.name_en as "nameEn"
  from leave_type t join lookup l on l.id = t.id where t.takes_balance`;

/** A leave type that takes from a balance. */
export const selectType = statement<TypeRow, [id: string]>(`${types} and t.id = $1`).first;

/** All active ones, in the order of their lookups. */
export const selectTypes = statement<TypeRow, []>(`${types} and l.is_active order by l.position, l.id limit 200`).all;

export type PersonRow = AttendeeRow & { sorted: string };

/** People employed on a date, by name; within the bounds then and today, since what is shown of them is of today. Values: the date; people, department and bounds, null for any. */
const pagesIn = (order: string) =>
  pageOf<PersonRow>(
    [order, "p.id"],
    "asc",
    ({ after, orderBy, size }) => `
    select ${attendeeColumns("p", "dep")}, ${order} as sorted /* not null: person_named */
    from person p left join department dep on dep.id = p.department_id
    where p.hire_date <= $1::date and coalesce(p.left_on >= $1::date, true)
      and ($2::bigint[] is null or p.id = any($2)) and ($3::bigint is null or p.department_id = $3)
      and ${withinText("p.id", "$1::date", "$4")} and ${withinText("p.id", null, "$4")} and ${after}
    order by ${orderBy} limit ${size}`,
  );
export const peoplePages = { en: pagesIn(peopleOrder.en), ar: pagesIn(peopleOrder.ar) };

export type EmploymentRow = AttendeeRow & { hire_date: string | null; left_on: string | null };

export const selectPerson = statement<EmploymentRow, [id: string]>(`
  select ${attendeeColumns("p", "dep")}, p.hire_date, p.left_on
  from person p left join department dep on dep.id = p.department_id where p.id = $1`).first;

/** Where a person's uses of a type come from. */
export const selectOrigins = statement<
  { id: string; request: string | null; isWaiting: boolean },
  [personId: string, typeId: string]
>(`
  select u.id, coalesce(u.request_id, a.request_id) as request, u.absence_id is null as "isWaiting"
  from leave_use u left join absence a on a.id = u.absence_id where u.person_id = $1 and u.type_id = $2`).all;

/** The names of the policies of a type. */
export const selectPolicyNames = statement<TypeRow, [typeId: string]>(
  `select id, name_ar as "nameAr", name_en as "nameEn" from leave_policy where type_id = $1`,
).all;
