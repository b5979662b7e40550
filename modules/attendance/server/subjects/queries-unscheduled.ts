import { statement } from "#platform/database/statement.ts";

// Statements begin with the same values: $1 and $2 the first and last date, $3 the organisation's time zone; and, null
// for any, $4 department and $5 people.

const beganOn = "(p.joined_at at time zone $3::text)::date";
/** Compares an instant with the end of a local date: `beganOn` would be computed for each person. */
const beganBy = (date: string): string => `p.joined_at < (${date} + 1)::timestamp at time zone $3::text`;

/** Active people employed on one of the dates. */
const active = "person p join account a on a.person_id = p.id and a.status = 'active'";
const isEmployed = `
  ${beganBy("$2::date")} and (p.left_on is null or p.left_on >= $1::date)
  and ($4::bigint is null or p.department_id = $4) and ($5::bigint[] is null or p.id = any($5))`;

/**
 * Without an assignment on one of the dates on which they are employed. Usually a role of a person has assignments on all
 * dates of the span; only of the others is everything put together.
 */
const withoutSchedule = `
    with reaching as materialized (
      select x.id, datemultirange(daterange(greatest(z.start_date, x.from_date, $1::date),
        least(z.end_date, x.to_date, $2::date), '[]')) as dates
      from location_zone_user x join zone z on z.id = x.zone_id
      where x.is_active and z.is_active and z.deleted_at is null
        and greatest(z.start_date, x.from_date, $1::date) <= least(z.end_date, x.to_date, $2::date)
    ), of_roles as materialized (
      select r.role_id, e.key, range_agg(reaching.dates) as dates
      from reaching join location_zone_user_role r on r.location_zone_user_id = reaching.id join role e on e.id = r.role_id
      group by r.role_id, e.key
    ), candidate as materialized (
      select p.id, daterange(greatest(${beganOn}, $1::date), least(p.left_on, $2::date), '[]') as dates
      from ${active}
      where ${isEmployed} and (p.left_on is null or ${beganBy("p.left_on")})
        and not exists (
          select from role_member m join of_roles o on o.role_id = m.role_id
          where m.person_id = p.id and o.dates @> daterange($1::date, $2::date, '[]')
            and m.valid @> daterange($1::date, $2::date, '[]'))
    )
    select candidate.id from candidate
    where not coalesce((
      select range_agg(given.dates) from (
        select reaching.dates from location_zone_user_person d join reaching on reaching.id = d.location_zone_user_id
        where d.person_id = candidate.id
        union all
        select o.dates * datemultirange(m.valid) from role_member m join of_roles o on o.role_id = m.role_id
        where m.person_id = candidate.id
        union all
        select o.dates from of_roles o where o.key = 'employee') given), '{}') @> candidate.dates`;

/** The same with what is listed of them. */
export const unscheduled = `
  from (${withoutSchedule}) missing
  join person p on p.id = missing.id left join department dep on dep.id = p.department_id where true`;

/** Without a hire date: their attendance begins with their account. */
export const undated = `
  from ${active} left join department dep on dep.id = p.department_id where ${isEmployed} and p.hire_date is null`;

const countOf = (people: string) =>
  statement<{ count: number }>(`select count(*)::int as count ${people}`).value("count", 0);

export const countUnscheduled = countOf(`from (${withoutSchedule}) missing`);
export const countUndated = countOf(undated);
