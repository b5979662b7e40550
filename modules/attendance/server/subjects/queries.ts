import type { z } from "zod";
import { withinText } from "#modules/people/server/index.ts";
import type { Within } from "#platform/http/actor.ts";
import { statement } from "#platform/database/statement.ts";
import type { countedRole } from "#shared/subjects.ts";
import { attendeeColumns, type AttendeeRow } from "../load-people.ts";

/** Active people in the order of the given ids. */
export const selectPeople = statement<AttendeeRow, [ids: readonly string[]]>(`
  select ${attendeeColumns("p", "d")}
  from unnest($1::bigint[]) with ordinality as given (id, place)
  join person p on p.id = given.id
  join account a on a.person_id = p.id and a.status = 'active'
  left join department d on d.id = p.department_id
  order by given.place limit 20`).all;

export const findByEmail = statement<{ id: string }, [address: string]>(
  "select person_id as id from account where email = $1::citext and status = 'active'",
).column("id");

/** The first active people within bounds, for an empty search. */
export const findFirst = statement<{ id: string }, [within: Within]>(`
  select a.person_id as id from account a
  where a.status = 'active' and ${withinText("a.person_id", null, "$1")} order by a.person_id limit 20`).column("id");

/** A role with the number of its members. */
type CountedRole = z.output<typeof countedRole>;

/** All roles with their number of active members on a date; every active account is an employee. Values: date. */
export const selectRoles = statement<CountedRole, [date: string]>(`
  select r.id, r.name_ar as "nameAr", r.name_en as "nameEn", case
      when r.key = 'employee' then (select count(*)::int from account where status = 'active')
      else coalesce(held.people, 0)
    end as people
  from role r
  left join (
    select m.role_id, count(distinct m.person_id)::int as people
    from role_member m join account a on a.person_id = m.person_id and a.status = 'active'
    where m.valid @> $1::date group by m.role_id
  ) held on held.role_id = r.id
  order by r.id`).all;

/** Counts the distinct active people of some people and roles on a date, within bounds. */
export const countPeople = statement<
  { people: number },
  [people: readonly string[], roles: readonly string[], date: string, everyone: boolean, within: Within]
>(`
  select count(*)::int as people from account a
  where a.status = 'active' and ${withinText("a.person_id", null, "$5")} and ($4 or a.person_id = any($1::bigint[])
    or exists (select from role r where r.id = any($2::bigint[]) and r.key = 'employee')
    or a.person_id in (select m.person_id from role_member m where m.role_id = any($2::bigint[]) and m.valid @> $3::date))`).value(
  "people",
  0,
);
