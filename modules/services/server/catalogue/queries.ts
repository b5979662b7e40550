import type { PlaceFound } from "#modules/search/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { containsAllWords } from "#platform/database/match-words.ts";
import { statement } from "#platform/database/statement.ts";
import type { Definition, Effect, Grants, ServiceCategory } from "../../contract/schemas-definition.ts";

/** A published service that a person may request. */
export type ServiceRow = {
  id: string;
  code: string;
  category: ServiceCategory;
  icon: string;
  effect: Effect | null;
  grants: Grants;
  number: number;
  definition: Definition;
  is_favourite: boolean;
  draft_id: string | null;
};

const columns = `
  s.id, s.code, s.category, s.icon, s.effect, s.grants, v.number, v.definition,
  exists (select from service_favourite f where f.service_id = s.id and f.person_id = $1) as is_favourite`;

// All active users have the built-in role of employees without a row.
const offered = `
  s.is_active and (not exists (select from service_role o where o.service_id = s.id)
    or exists (
      select from service_role o join role on role.id = o.role_id
      where o.service_id = s.id and (role.key = 'employee' or exists (
        select from role_member m where m.role_id = role.id and m.person_id = $1 and m.valid @> $2::date))))`;

const joins = "join service_version v on v.service_id = s.id and v.number = s.published_number";

/** Services that a person may request. Values: person, today. */
export const selectOffered = statement<Omit<ServiceRow, "draft_id">>(
  `select ${columns} from service s ${joins} where ${offered} order by s.position, s.id limit 500`,
);

/** Returns a service; null if the person may not request it on that day. */
export const readOffered = statement<ServiceRow, [personId: string, today: string, code: string]>(`
  select ${columns}, (
    select max(r.id) from request r where r.service_id = s.id and r.requester_id = $1 and r.state = 'draft') as draft_id
  from service s ${joins} where s.code = $3 and ${offered}`).first;

const names = "concat_ws(' ', v.definition ->> 'nameEn', v.definition ->> 'nameAr')";
const words = `concat_ws(' ', ${names}, v.definition ->> 'summaryEn', v.definition ->> 'summaryAr')`;

/** Services that contain all words, matches in names first. Values: person, today, patterns, limit. */
export const findOffered = statement<PlaceFound>(`
  select s.id, coalesce(v.definition ->> 'nameEn', '') as "titleEn", coalesce(v.definition ->> 'nameAr', '') as "titleAr",
    coalesce(v.definition ->> 'summaryEn', '') as "textEn", coalesce(v.definition ->> 'summaryAr', '') as "textAr",
    '/e-services/' || s.code as address
  from service s ${joins} where ${offered} and ${containsAllWords(words, 3)}
  order by ${containsAllWords(names, 3)} desc, s.position, s.id limit $4`);

export type LookupRow = {
  id: string;
  category: string;
  name_en: string;
  name_ar: string;
  request_type: string | null;
  is_required: boolean;
  is_active: boolean;
};

/** Active entries of reference lists, and the given entries in any state. Values: categories, ids. */
export const selectLookups = statement<LookupRow>(`
  select id, category, name_en, name_ar, request_type, is_required, is_active from lookup
  where category = any($1::text[]) and (is_active or id = any($2::bigint[]))
  order by position, id limit 1000`);

// The part of a definition that names a role as an approver.
const naming = `(select jsonb_build_object('flow', jsonb_build_object('steps', jsonb_build_array(jsonb_build_object(
    'deciders', jsonb_build_array(jsonb_build_object('kind', 'role', 'role', r.id::text)))))) as definition) naming`;

const selectRoleUses = statement<{ role_id: string; services: number }>(`
  select r.id as role_id, count(s.id)::int as services
  from role r
  cross join lateral ${naming}
  left join service s on exists (select from service_role f where f.service_id = s.id and f.role_id = r.id)
    or s.draft @> naming.definition
    or exists (select from service_version v
      where v.service_id = s.id and v.number = s.published_number and v.definition @> naming.definition)
  where r.id = any($1::bigint[]) group by r.id`);

const selectDecidingRoles = statement<{ role_id: string }>(`
  select r.id as role_id from role r
  cross join lateral ${naming}
  where r.id = any($1::bigint[]) and (
    exists (select from service s where s.draft @> naming.definition)
    or exists (select from service_version v join service s on s.id = v.service_id
      where v.definition @> naming.definition and (v.number = s.published_number or exists (
        select from request q
        where q.service_id = v.service_id and q.service_number = v.number and q.state in ('waiting', 'returned')))))`);

/** Returns the roles that decide a service: as published or drafted, or in requests that follow an earlier version. */
export const findDecidingRoles = async (db: Reader, roleIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await selectDecidingRoles(db, [roleIds])).map(({ role_id: id }) => id));

/** Counts the services that are offered to or decided by each role, as published or as drafted. */
export async function countRoleServices(db: Reader, roleIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRoleUses(db, [roleIds]);
  return new Map(rows.map(({ role_id: id, services }) => [id, services]));
}
