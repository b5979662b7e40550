import { statement } from "#platform/database/statement.ts";

/** Pairs of assignments that name the same person, one of them given. Values: assignments. */
export const selectSharedByName = statement<{ one: string; other: string }>(`
  select distinct x.location_zone_user_id as one, y.location_zone_user_id as other
  from location_zone_user_person x
  join location_zone_user_person y
    on y.person_id = x.person_id and y.location_zone_user_id <> x.location_zone_user_id
  where x.location_zone_user_id = any($1::bigint[])`);

/**
 * The same by roles: pairs whose roles one person may hold at the same time. Every active account is an employee
 * without a membership. Values: assignments.
 */
export const selectSharedByRole = statement<{ one: string; other: string }>(`
  with employee as (select id from role where key = 'employee'),
  mine as (select distinct role_id from location_zone_user_role where location_zone_user_id = any($1::bigint[])),
  any_role as (select distinct role_id from location_zone_user_role),
  shared as (
    select distinct m.role_id as one, n.role_id as other
    from role_member m join role_member n on n.person_id = m.person_id and n.valid && m.valid
    where m.role_id in (select role_id from mine) and n.role_id in (select role_id from any_role)
    union select mine.role_id, employee.id from mine, employee
    union select employee.id, any_role.role_id from any_role, employee
  )
  select distinct x.location_zone_user_id as one, y.location_zone_user_id as other
  from location_zone_user_role x
  join shared on shared.one = x.role_id
  join location_zone_user_role y on y.role_id = shared.other and y.location_zone_user_id <> x.location_zone_user_id
  where x.location_zone_user_id = any($1::bigint[])`);

/** People with the same employment dates and the same role periods, so that two assignments overlap for all or none. */
export type AlikeRow = {
  joined_at: string | null;
  left_on: string | null;
  /** PostgreSQL date ranges. */
  one_ranges: string[];
  other_ranges: string[];
  people: string[];
};

/** Null if joined long enough before the first date ($3), so that the moment does not matter. */
const joined = "case when p.joined_at < $3::date - 2 then null else p.joined_at end";

/** Active people named by both assignments. Values: the two, the first relevant date. */
export const selectNamedByBoth = statement<AlikeRow>(`
  select ${joined} as joined_at, p.left_on, '{"(,)"}'::text[] as one_ranges, '{"(,)"}'::text[] as other_ranges,
    array_agg(p.id::text order by p.id) as people
  from location_zone_user_person x
  join location_zone_user_person y on y.person_id = x.person_id and y.location_zone_user_id = $2::bigint
  join account a on a.person_id = x.person_id and a.status = 'active'
  join person p on p.id = x.person_id
  where x.location_zone_user_id = $1::bigint
  group by 1, 2`);

const ranges = (assignment: string): string => `(
    select m.person_id, array_agg(distinct m.valid::text) as ranges
    from location_zone_user_role r join role_member m on m.role_id = r.role_id
    where r.location_zone_user_id = ${assignment}::bigint group by m.person_id)`;
const isForAll = (assignment: string): string => `exists (
    select from location_zone_user_role r join role e on e.id = r.role_id and e.key = 'employee'
    where r.location_zone_user_id = ${assignment}::bigint)`;

/** Active people who have both assignments by role, and neither by name. Values: the two, the first date. */
export const selectHoldersOfBoth = statement<AlikeRow>(`
  with everyone as materialized (select ${isForAll("$1")} as one, ${isForAll("$2")} as other)
  select ${joined} as joined_at, p.left_on,
    case when e.one then '{"(,)"}' else x.ranges end as one_ranges, /* not null: the condition below */
    case when e.other then '{"(,)"}' else y.ranges end as other_ranges, /* not null: the condition below */
    array_agg(p.id::text order by p.id) as people
  from everyone e
  cross join account a
  join person p on p.id = a.person_id
  left join ${ranges("$1")} x on x.person_id = a.person_id
  left join ${ranges("$2")} y on y.person_id = a.person_id
  where a.status = 'active' and (e.one or x.person_id is not null) and (e.other or y.person_id is not null)
    and not exists (
      select from location_zone_user_person d
      where d.person_id = a.person_id and d.location_zone_user_id in ($1::bigint, $2::bigint))
  group by 1, 2, 3, 4`);
