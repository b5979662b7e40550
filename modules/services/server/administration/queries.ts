import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ManagedService, ServiceVersion } from "../../contract/schemas-definition.ts";

/** A service as service managers see it, with its id. */
export type ManagedRow = ManagedService & { id: string };

const columns = `
  s.id, s.code, s.category, s.icon, s.position as "order", s.effect, s.grants, s.is_active as "isActive",
  s.published_number as "publishedVersion", v.definition as published, s.draft, s.version,
  (select count(*) from request r where r.service_id = s.id and r.state = 'waiting')::int as waiting,
  (select coalesce(jsonb_agg(jsonb_build_object('id', role.id::text, 'nameEn', role.name_en, 'nameAr', role.name_ar)
      order by role.id), '[]')
    from service_role o join role on role.id = o.role_id where o.service_id = s.id) as roles`;
const joins = "left join service_version v on v.service_id = s.id and v.number = s.published_number";

export const selectManaged = statement<ManagedRow>(
  `select ${columns} from service s ${joins} order by s.position, s.id limit 1000`,
);

/** Returns a service by its code. */
export const readManaged = statement<ManagedRow, [code: string]>(
  `select ${columns} from service s ${joins} where s.code = $1`,
).first;
const lockRow = statement<never, [code: string]>("select from service where code = $1 for update").run;

/** Reads a service and locks it until the transaction ends. */
export async function lockManaged(tx: Transaction, code: string): Promise<ManagedRow | null> {
  await lockRow(tx, code);
  return readManaged(tx, code);
}

/** A version; `published_by` is the id of a person. */
type VersionRow = Omit<ServiceVersion, "publishedBy"> & { published_by: string | null };

/** Versions of a service, newest first. Values: code. */
export const selectVersions = statement<VersionRow>(`
  select v.number, v.definition, v.published_at as "publishedAt", v.published_by,
    (select count(*) from request r
      where r.service_id = v.service_id and r.service_number = v.number and r.state <> 'draft')::int as requests
  from service s join service_version v on v.service_id = s.id
  where s.code = $1 order by v.number desc limit 200`);

/** Existing roles, with the key of built-in ones. Values: ids. */
export const selectRoles = statement<{ id: string; key: string | null }>(
  "select id, key from role where id = any($1::bigint[])",
);

/** Roles that a person has on a day or later. Values: person, ids, day. */
export const selectOwnRoles = statement<{ id: string }>(`
  select role_id as id from role_member where person_id = $1 and role_id = any($2::bigint[])
    and (upper_inf(valid) or upper(valid) > $3::date)`);
