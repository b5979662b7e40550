import { statement } from "#platform/database/statement.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";

/** `key` is set for built-in roles. */
export type RoleNames = NamedReference & { key: string | null };

export const selectRoleNames = statement<RoleNames, []>(
  'select id, key, name_ar as "nameAr", name_en as "nameEn" from role order by id',
).all;

/** Maximum number of people in a comparison of a changed zone. */
export const maxPeople = 2000;

/**
 * Returns active people who have one of these assignments by name or by a role held on some date of a span, one more
 * than the maximum.
 */
export const findReached = statement<
  { id: string },
  [assignments: readonly string[], haveAll: boolean, from: string, to: string]
>(`
  select a.person_id as id from account a
  where a.status = 'active' and ($2::boolean
    or a.person_id in (
      select d.person_id from location_zone_user_person d where d.location_zone_user_id = any($1::bigint[]))
    or a.person_id in (
      select m.person_id from location_zone_user_role r join role_member m on m.role_id = r.role_id
      where r.location_zone_user_id = any($1::bigint[]) and m.valid && daterange($3::date, $4::date, '[]')))
  order by a.person_id limit ${maxPeople + 1}`).column("id");
