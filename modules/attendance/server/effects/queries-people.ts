import { statement } from "#platform/database/statement.ts";

/** People who hold one of the roles on some date of the span. */
const holders = (roles: string): string => `
  select m.person_id from role_member m
  where m.role_id in (${roles}) and m.valid && daterange($4::date, $5::date, '[]')`;

type Ids = readonly string[];

/**
 * Returns the active people who have one of these assignments, are named, or hold one of these roles, on some date of a
 * span (null: open end).
 */
export const findHolders = statement<
  { id: string },
  [assignments: Ids, people: Ids, roles: Ids, from: string | null, to: string | null]
>(`
  select a.person_id as id from account a
  where a.status = 'active' and (
    a.person_id = any($2::bigint[])
    or a.person_id in (
      select d.person_id from location_zone_user_person d where d.location_zone_user_id = any($1::bigint[]))
    or a.person_id in (${holders(`
      select r.role_id from location_zone_user_role r where r.location_zone_user_id = any($1::bigint[])
      union all select unnest($3::bigint[])`)}))`).column("id");

/** Returns whether one of these is given to all employees. */
export const isGivenToAll = statement<{ yes: boolean }, [assignments: Ids, roles: Ids]>(`
  select exists (
    select from role e where e.key = 'employee' and (e.id = any($2::bigint[]) or e.id in (
      select r.role_id from location_zone_user_role r where r.location_zone_user_id = any($1::bigint[])))) as yes`).value(
  "yes",
  false,
);

/**
 * Returns the dates of a span on which a person is named directly, or by a role with fewer than five other active
 * members on that date.
 */
export const listNamedDates = statement<
  { date: string },
  [person: string, assignments: Ids, people: Ids, roles: Ids, from: string, to: string]
>(`
  with given as materialized (
    select r.role_id from location_zone_user_role r where r.location_zone_user_id = any($2::bigint[])
    union select unnest($4::bigint[]))
  select day::date as date from generate_series($5::date, $6::date, '1 day') as day
  where $1::bigint = any($3::bigint[])
    or exists (select from location_zone_user_person d
      where d.location_zone_user_id = any($2::bigint[]) and d.person_id = $1::bigint)
    or exists (
      select from given g join role e on e.id = g.role_id and e.key is distinct from 'employee'
      join role_member own on own.role_id = g.role_id and own.person_id = $1::bigint and own.valid @> day::date
      where (select count(*) from (
        select from role_member m join account a on a.person_id = m.person_id and a.status = 'active'
        where m.role_id = g.role_id and m.person_id <> $1::bigint and m.valid @> day::date limit 5) others) < 5)
  order by day`).column("date");

export const countActive = statement<{ people: number }, []>(
  "select count(*)::int as people from account where status = 'active'",
).value("people", 0);
