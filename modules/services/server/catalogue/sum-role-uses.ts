import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const selectUses = statement<{ role_id: string; services: number }>(`
  select r.id as role_id, count(s.id)::int as services
  from role r
  cross join lateral (select jsonb_build_object('flow', jsonb_build_object('steps', jsonb_build_array(jsonb_build_object(
    'deciders', jsonb_build_array(jsonb_build_object('kind', 'role', 'role', r.id::text)))))) as definition) naming
  left join service s on exists (select from service_role f where f.service_id = s.id and f.role_id = r.id)
    or s.draft @> naming.definition
    or exists (select from service_version v
      where v.service_id = s.id and v.number = s.published_number and v.definition @> naming.definition)
  where r.id = any($1::bigint[]) group by r.id`);

const selectDeciding = statement<{ role_id: string }>(`
  select r.id as role_id from role r
  cross join lateral (select jsonb_build_object('flow', jsonb_build_object('steps', jsonb_build_array(jsonb_build_object(
    'deciders', jsonb_build_array(jsonb_build_object('kind', 'role', 'role', r.id::text)))))) as definition) naming
  where r.id = any($1::bigint[]) and (
    exists (select from service s where s.draft @> naming.definition)
    or exists (select from service_version v join service s on s.id = v.service_id
      where v.definition @> naming.definition and (v.number = s.published_number or exists (
        select from request q
        where q.service_id = v.service_id and q.service_number = v.number and q.state in ('waiting', 'returned')))))`);

/** Returns the roles that decide a service: as published or drafted, or in requests that follow an earlier version. */
export const findDecidingRoles = async (db: Reader, roleIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await selectDeciding(db, [roleIds])).map(({ role_id: id }) => id));

/** Counts the services that are offered to or decided by each role, as published or as drafted. */
export async function countRoleServices(db: Reader, roleIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await selectUses(db, [roleIds]);
  return new Map(rows.map(({ role_id: id, services }) => [id, services]));
}
