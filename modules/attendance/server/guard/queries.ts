import { statement } from "#platform/database/statement.ts";

/** Active people whose plans are the same, since the same roles, assignments, exception days and rules are theirs. */
export type AlikePeople = {
  employee_role: string;
  joined_at: string | null;
  left_on: string | null;
  /** Within the span. */
  roles: [id: string, from: string, to: string][];
  assigned: string[];
  excepted: string[];
  named: string[];
  people: string[];
  /** The number of people in all groups. */
  total: number;
};

/** Maximum number of groups whose plans are compared, the largest first: a fraction of a second of work. */
const maxGroups = 500;

const listed = (table: string, column: string, concerns: string): string => `
    select x.person_id, jsonb_agg(x.${column}::text order by x.${column}) as ids from ${table} x
    where ${concerns} group by x.person_id`;

// Each list is read once, not once for each person. `$1` and `$2` are the span.
const alikeText = (concerns: (table: string) => string): string => `
  with used_role as materialized (
    select role_id from location_zone_user_role union select role_id from exception_day_role
    union select role_id from working_time_rule_role
  ), held as (
    select m.person_id, jsonb_agg(jsonb_build_array(m.role_id::text, greatest(lower(m.valid), $1::date),
        least(upper(m.valid) - 1, $2::date)) order by m.role_id, lower(m.valid)) as roles
    from role_member m
    where m.role_id in (select role_id from used_role) and m.valid && daterange($1::date, $2::date, '[]')
      and ${concerns("m")}
    group by m.person_id
  ), assigned as (${listed("location_zone_user_person", "location_zone_user_id", concerns("x"))}
  ), excepted as (${listed("exception_day_person", "exception_day_id", concerns("x"))}
  ), named as (${listed("working_time_rule_person", "working_time_rule_id", concerns("x"))})
  select (select id::text from role where key = 'employee') as employee_role, /* not null: built in */
    case when p.joined_at < $1::date - 2 then null else p.joined_at end as joined_at,
    case when p.left_on > $2::date then null else p.left_on end as left_on,
    coalesce(held.roles, '[]') as roles,
    coalesce(assigned.ids, '[]') as assigned,
    coalesce(excepted.ids, '[]') as excepted,
    coalesce(named.ids, '[]') as named,
    array_agg(p.id::text order by p.id) as people,
    (sum(count(*)) over ())::int as total /* not null: of a group */
  from account a
  join person p on p.id = a.person_id
  left join held on held.person_id = a.person_id
  left join assigned on assigned.person_id = a.person_id
  left join excepted on excepted.person_id = a.person_id
  left join named on named.person_id = a.person_id
  where a.status = 'active' and ${concerns("a")}
  group by 2, 3, 4, 5, 6, 7
  order by count(*) desc, min(p.id) limit ${maxGroups}`;

/** The largest groups of people alike. Values: from, to. */
export const selectAllAlike = statement<AlikePeople>(alikeText(() => "true"));
/** The same among some people. Values: from, to, people. */
export const selectSomeAlike = statement<AlikePeople>(alikeText((table) => `${table}.person_id = any($3::bigint[])`));
