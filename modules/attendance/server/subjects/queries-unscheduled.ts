import { withinText } from "#modules/people/server/index.ts";
import { statement } from "#platform/database/statement.ts";

// Statements begin with the same values: $1 and $2 the first and last date, $3 the organisation's time zone; and, null
// for any, $4 department, $5 people, and $6
// bounds, within which they are on the last date.

const beganOn = "(p.joined_at at time zone $3::text)::date";

/** Active people employed on one of the dates. */
const employed = `
  person p join account a on a.person_id = p.id and a.status = 'active'
  left join department dep on dep.id = p.department_id`;
const isEmployed = `
  ${beganOn} <= $2::date and coalesce(p.left_on >= $1::date, true)
  and ($4::bigint is null or p.department_id = $4) and ($5::bigint[] is null or p.id = any($5))
  and ${withinText("p.id", "$2::date", "$6")}`;

/** Assignments of some of the dates, with these. */
const reaching = `
  select x.id, daterange(greatest(z.start_date, x.from_date, $1::date), least(z.end_date, x.to_date, $2::date), '[]') as dates
  from location_zone_user x join zone z on z.id = x.zone_id
  where x.is_active and z.is_active and z.deleted_at is null
    and greatest(z.start_date, x.from_date, $1::date) <= least(z.end_date, x.to_date, $2::date)`;

/** Without an assignment on one of the dates on which they are employed. */
export const unscheduled = `
  from ${employed}
  left join (
    select given.person_id, range_agg(given.dates) as dates from (
      select d.person_id, reaching.dates
      from (${reaching}) reaching join location_zone_user_person d on d.location_zone_user_id = reaching.id
      union all
      select m.person_id, reaching.dates * m.valid
      from (${reaching}) reaching join location_zone_user_role r on r.location_zone_user_id = reaching.id
      join role_member m on m.role_id = r.role_id and m.valid && reaching.dates
    ) given group by given.person_id
  ) covered on covered.person_id = p.id
  cross join (
    select coalesce(range_agg(reaching.dates), '{}'::datemultirange) as dates
    from (${reaching}) reaching join location_zone_user_role r on r.location_zone_user_id = reaching.id
    join role e on e.id = r.role_id and e.key = 'employee'
  ) everyone
  where ${isEmployed} and case when ${beganOn} <= coalesce(p.left_on, $2::date) then
    not coalesce(covered.dates, '{}'::datemultirange) + everyone.dates
      @> daterange(greatest(${beganOn}, $1::date), least(p.left_on, $2::date), '[]') end`;

/** Without a hire date: their attendance begins with their account. */
export const undated = `from ${employed} where ${isEmployed} and p.hire_date is null`;

const countOf = (people: string) =>
  statement<{ count: number }>(`select count(*)::int as count ${people}`).value("count", 0);

export const countUnscheduled = countOf(unscheduled);
export const countUndated = countOf(undated);
