import { permissions } from "#shared/permissions.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const selectAbove = statement<{ person_id: string; id: string }>(`
  with recursive above as (
    select id as person_id, manager_id as id, 1 as place from person where id = any($1::bigint[])
    union all
    select above.person_id, p.manager_id, above.place + 1 from above join person p on p.id = above.id
  ) cycle id set is_circle using path
  select person_id, id from above where id is not null and not is_circle order by person_id, place`);

/** Returns the managers of each person, nearest first, including former employees. */
export async function selectManagers(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const managers = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { person_id: of, id } of await selectAbove(db, [ids])) managers.get(of)?.push(id);
  return managers;
}

const selectOthers = statement<{ id: string }>(`
  select a.person_id as id from account a
  where a.status = 'active' and a.person_id <> $1 and exists (select from role_member m where m.person_id = a.person_id)
    and (select bool_or(r.key = 'administrator') or count(distinct p.permission) = $3
      from role r left join role_permission p on p.role_id = r.id
      where r.key = 'employee'
        or r.id in (select m.role_id from role_member m where m.person_id = a.person_id and m.valid @> $2::date))
  order by a.person_id limit 100`);

/** Returns other active people with all permissions on a date. */
export const selectOtherAdministrators = async (db: Reader, personId: string, today: string): Promise<string[]> =>
  (await selectOthers(db, [personId, today, permissions.length])).map(({ id }) => id);
