import { statement } from "#platform/database/statement.ts";
import type { Celebrated } from "./policy.ts";
import { colleagueColumns, type ColleagueRow } from "../directory/present-summary.ts";

export type JoinerRow = ColleagueRow & { joined_on: string };
export type BirthdayRow = ColleagueRow & Celebrated;

/** Values: time zone, first day, today. */
export const selectJoiners = statement<JoinerRow>(`
  select ${colleagueColumns}, to_char(p.joined_at at time zone $1, 'YYYY-MM-DD') as joined_on
  from person p
  join account a on a.person_id = p.id and a.status = 'active'
  left join department d on d.id = p.department_id
  where p.joined_at >= $2::date::timestamp at time zone $1
    and p.joined_at < ($3::date + 1)::timestamp at time zone $1
    and (p.left_on is null or p.left_on >= $3::date)
  order by p.joined_at desc, p.id desc limit 12`);

/**
 * Active people with a shared birthday on one of these days, in their order. `policy.ts` removes those that are not
 * visible to the reader. Values: reader, days of the year, today.
 */
export const selectBirthdays = statement<BirthdayRow>(`
  select ${colleagueColumns}, p.birth_date, p.birthday_visibility,
    coalesce(p.department_id = v.department_id, false) as is_same_department,
    p.birthday_visibility <> 'everyone' and exists (
      with recursive chain as (
        select p.manager_id as id, 1 as place
        union all
        select above.manager_id, chain.place + 1 from chain join person above on above.id = chain.id
        where chain.place < 100)
      select from chain where chain.id = v.id) as is_manager
  from person v
  join person p on (extract(month from p.birth_date) * 100 + extract(day from p.birth_date)) = any($2::numeric[])
    and p.birth_date is not null and p.birthday_visibility <> 'nobody'
    and (p.birthday_visibility = 'everyone' or p.department_id = v.department_id
      or exists (select from person r where r.manager_id = v.id))
  join account a on a.person_id = p.id and a.status = 'active'
  left join department d on d.id = p.department_id
  where v.id = $1 and (p.left_on is null or p.left_on >= $3::date)
  order by array_position($2::numeric[], extract(month from p.birth_date) * 100 + extract(day from p.birth_date)), p.id
  limit 400`);
