import { withinText } from "#modules/people/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Within } from "#platform/http/actor.ts";
import { statement } from "#platform/database/statement.ts";

// Statements begin with the same values: $1 and $2 the first and last date, $3 the organisation's time zone; and, null
// for any, $4 department, $5 people, and $6 bounds, within which they are on the last date.

const beganOn = "(p.joined_at at time zone $3::text)::date";
/** Compares an instant with the end of a local date: `beganOn` would be computed for each person. */
const beganBy = (date: string): string => `p.joined_at < (${date} + 1)::timestamp at time zone $3::text`;

/** Active people employed on one of the dates. */
const active = "person p join account a on a.person_id = p.id and a.status = 'active'";
const isEmployed = `${beganBy("$2::date")} and (p.left_on is null or p.left_on >= $1::date)`;
/** Of all people and of some: a plan that is kept for both would expect a few people, and take seconds for all. */
const narrowed = {
  all: "num_nonnulls($4::bigint, $5::bigint[], $6::jsonb) = 0",
  some: `($4::bigint is null or p.department_id = $4) and ($5::bigint[] is null or p.id = any($5))
    and ${withinText("p.id", "$2::date", "$6")}`,
};
export type Narrowing = keyof typeof narrowed;

/** Which of the statements to run. */
export const narrowingOf = (department: string | null, people: readonly string[] | null, within: Within): Narrowing =>
  department === null && people === null && within === null ? "all" : "some";

/**
 * Members of roles that have assignments on all dates of the span. "is true" prevents a plan from reading the index of
 * periods, which nearly all memberships contain, once for each role.
 */
const covered = `
  from role_member m join of_roles o on o.role_id = m.role_id
  where o.dates @> daterange($1::date, $2::date, '[]') and (m.valid @> daterange($1::date, $2::date, '[]')) is true`;
const notCovered = {
  all: `p.id not in (select m.person_id ${covered})`,
  some: `not exists (select ${covered} and m.person_id = p.id)`,
};

/**
 * People without an assignment on one of the dates on which they are employed. Usually a role of a person has assignments
 * on all dates of the span; only of the others is everything put together.
 */
const withoutSchedule = (narrowing: Narrowing): string => `
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
      where ${isEmployed} and ${narrowed[narrowing]} and (p.left_on is null or ${beganBy("p.left_on")})
        and ${notCovered[narrowing]}
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

/** The same with their names and departments. */
export const unscheduled = (narrowing: Narrowing): string => `
  from (${withoutSchedule(narrowing)}) missing
  join person p on p.id = missing.id left join department dep on dep.id = p.department_id where true`;

/** Without a hire date: their attendance begins with their account. */
export const undated = (narrowing: Narrowing): string => `
  from ${active} left join department dep on dep.id = p.department_id
  where ${isEmployed} and ${narrowed[narrowing]} and p.hire_date is null`;

type Counted = [
  from: string,
  to: string,
  timeZone: string,
  department: string | null,
  people: readonly string[] | null,
  within: Within,
];

function countOf(people: (narrowing: Narrowing) => string) {
  const of = (narrowing: Narrowing) =>
    statement<{ count: number }, Counted>(`select count(*)::int as count ${people(narrowing)}`).value("count", 0);
  const counts = { all: of("all"), some: of("some") };
  return (db: Reader, ...values: Counted): Promise<number> =>
    counts[narrowingOf(values[3], values[4], values[5])](db, ...values);
}

export const countUnscheduled = countOf((narrowing) => `from (${withoutSchedule(narrowing)}) missing`);
export const countUndated = countOf(undated);
