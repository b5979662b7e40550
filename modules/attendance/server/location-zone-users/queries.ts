import { referenceColumn } from "#platform/database/columns.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { LocationZoneUser } from "../../contract/schemas-location-zone-user.ts";
import { subjectColumns } from "../effects/store-rule.ts";
import type { NamingRow } from "../subjects/present-subjects.ts";

export type AssignmentRow = NamingRow<LocationZoneUser>;

/** Values: today's date. Every active account is an employee without a membership. */
const selection = `
  select x.id, ${referenceColumn("l")} as location,
    jsonb_build_object('id', z.id::text, 'nameAr', z.name_ar, 'nameEn', z.name_en, 'layer', z.layer,
      'startDate', z.start_date, 'endDate', z.end_date) as zone,
    x.from_date as "from", x.to_date as "to", x.is_active as "isActive", x.created_at as "createdAt", x.version,
    ${subjectColumns("location_zone_user")},
    case when exists (
        select from location_zone_user_role r join role e on e.id = r.role_id and e.key = 'employee'
        where r.location_zone_user_id = x.id)
      then (select count(*)::int from account where status = 'active')
      else (select count(*)::int from (
          select d.person_id from location_zone_user_person d where d.location_zone_user_id = x.id
          union
          select m.person_id from location_zone_user_role r
          join role_member m on m.role_id = r.role_id and m.valid @> $1::date
          where r.location_zone_user_id = x.id
        ) as reached join account a on a.person_id = reached.person_id and a.status = 'active')
    end as "peopleCount"
  from location_zone_user x join location l on l.id = x.location_id join zone z on z.id = x.zone_id`;

export const selectAssignment = statement<AssignmentRow, [today: string, id: string]>(
  `${selection} where x.id = $2`,
).first;

/** Whether an assignment reaches one of the people of a parameter, directly or by role. */
const reachesOneOf = (people: string): string => `(
  exists (select from location_zone_user_person d where d.location_zone_user_id = x.id and d.person_id = any(${people}))
  or exists (
    select from location_zone_user_role r join role e on e.id = r.role_id
    where r.location_zone_user_id = x.id and ((e.key = 'employee' and cardinality(${people}) > 0) or exists (
      select from role_member m where m.role_id = r.role_id and m.person_id = any(${people}) and m.valid @> $1::date))))`;

/** Values: today, location, zone, people, role, date, active; all but the first null for any. */
export const assignmentPage = pageOf<AssignmentRow>(
  ["x.id"],
  "desc",
  ({ after, orderBy, size }) => `${selection}
  where ($2::bigint is null or x.location_id = $2) and ($3::bigint is null or x.zone_id = $3)
    and ($4::bigint[] is null or ${reachesOneOf("$4::bigint[]")})
    and ($5::bigint is null
      or exists (select from location_zone_user_role r where r.location_zone_user_id = x.id and r.role_id = $5))
    and ($6::date is null or (coalesce(x.from_date <= $6, true) and coalesce(x.to_date >= $6, true)
      and z.start_date <= $6 and coalesce(z.end_date >= $6, true)))
    and ($7::boolean is null or x.is_active = $7) and ${after}
  order by ${orderBy} limit ${size}`,
);
