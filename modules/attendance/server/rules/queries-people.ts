import { statement } from "#platform/database/statement.ts";

/** Every active person whom something is given to by a role, with the dates; everybody active is an employee. */
const holders = (roles: string): string => `
  select m.person_id from role_member m
  where m.role_id in (${roles}) and m.valid && daterange($4::date, $5::date, '[]')`;

/**
 * Active people who have one of these assignments, or are named, or hold one of these roles, on some date of a span (null:
 * no end). Values: assignments, people, roles, from, to.
 */
export const selectHolders = statement<{ id: string }>(`
  select a.person_id as id from account a
  where a.status = 'active' and (
    a.person_id = any($2::bigint[])
    or a.person_id in (
      select d.person_id from location_zone_user_person d where d.location_zone_user_id = any($1::bigint[]))
    or a.person_id in (${holders(`
      select r.role_id from location_zone_user_role r where r.location_zone_user_id = any($1::bigint[])
      union all select unnest($3::bigint[])`)}))`);

/** Whether everybody active has one of these, being an employee. Values: assignments, roles. */
export const givenToAll = statement<{ yes: boolean }>(`
  select exists (
    select from role e where e.key = 'employee' and (e.id = any($2::bigint[]) or e.id in (
      select r.role_id from location_zone_user_role r where r.location_zone_user_id = any($1::bigint[])))) as yes`);

export const countActive = statement<{ people: number }>(
  "select count(*)::int as people from account where status = 'active'",
);

/** The first date that has rows. */
export const selectFirstDate = statement<{ date: string | null }>("select min(date) as date from attendance_day");
