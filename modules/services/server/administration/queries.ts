import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Definition, Effect, Grants, ServiceCategory } from "../../contract/schemas-definition.ts";

/** A service as service managers see it. */
export type ManagedRow = {
  id: string;
  code: string;
  category: ServiceCategory;
  icon: string;
  position: number;
  effect: Effect | null;
  grants: Grants;
  is_active: boolean;
  published_number: number | null;
  published: Definition | null;
  draft: Definition | null;
  version: number;
  waiting: number;
  roles: { id: string; nameEn: string; nameAr: string }[];
};

const columns = `
  s.id, s.code, s.category, s.icon, s.position, s.effect, s.grants, s.is_active, s.published_number,
  v.definition as published, s.draft, s.version,
  (select count(*) from request r where r.service_id = s.id and r.state = 'waiting')::int as waiting,
  (select coalesce(jsonb_agg(jsonb_build_object('id', role.id::text, 'nameEn', role.name_en, 'nameAr', role.name_ar)
      order by role.id), '[]')
    from service_role o join role on role.id = o.role_id where o.service_id = s.id) as roles`;
const joins = "left join service_version v on v.service_id = s.id and v.number = s.published_number";

export const selectManaged = statement<ManagedRow>(
  `select ${columns} from service s ${joins} order by s.position, s.id limit 1000`,
);

const selectOne = statement<ManagedRow>(`select ${columns} from service s ${joins} where s.code = $1`);
const lockRow = statement<object>("select from service where code = $1 for update");

export const readManaged = async (db: Reader, code: string): Promise<ManagedRow | null> =>
  (await selectOne(db, [code]))[0] ?? null;

/** Reads a service and locks it until the transaction ends. */
export async function lockManaged(db: Reader, code: string): Promise<ManagedRow | null> {
  await lockRow(db, [code]);
  return readManaged(db, code);
}

export type VersionRow = {
  number: number;
  definition: Definition;
  published_at: string;
  published_by: string | null;
  requests: number;
};

/** Versions of a service, newest first. Values: code. */
export const selectVersions = statement<VersionRow>(`
  select v.number, v.definition, v.published_at, v.published_by,
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

/** People with an active account. Values: ids. */
export const selectActivePeople = statement<{ id: string }>(
  "select person_id as id from account where person_id = any($1::bigint[]) and status = 'active'",
);
