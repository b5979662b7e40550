import type { Permission } from "#shared/permissions.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { permissionsOfRoles } from "./policy.ts";

const readRoles = statement<{ role_keys: string[] | null; granted: string[] | null }>(`
  select array_agg(distinct r.key) filter (where r.key is not null) as role_keys,
    array_agg(distinct rp.permission) filter (where rp.permission is not null) as granted
  from role r left join role_permission rp on rp.role_id = r.id
  where r.key = 'employee'
    or r.id in (select m.role_id from role_member m where m.person_id = $1 and m.valid @> $2::date)`);

/** Returns the permissions of a person on a civil date in the organisation's zone. Does not check the account. */
export async function readPermissions(db: Reader, personId: string, day: string): Promise<ReadonlySet<Permission>> {
  const [row] = await readRoles(db, [personId, day]);
  return permissionsOfRoles(row?.role_keys ?? [], row?.granted ?? []);
}
