import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** Numbers of assignments and exception days that name a role. */
export type RoleUses = { assignments: number; exceptionDays: number };

const selectUses = statement<{ role_id: string } & RoleUses>(`
  select r.id as role_id,
    (select count(*)::int from location_zone_user_role u where u.role_id = r.id) as assignments,
    (select count(*)::int from exception_day_role u where u.role_id = r.id) as "exceptionDays"
  from role r where r.id = any($1::bigint[])`);

/** Counts the uses of roles in attendance, by role. */
export async function countRoleUses(db: Reader, roleIds: readonly string[]): Promise<ReadonlyMap<string, RoleUses>> {
  const rows = await selectUses(db, [roleIds]);
  return new Map(rows.map(({ role_id: id, assignments, exceptionDays }) => [id, { assignments, exceptionDays }]));
}
