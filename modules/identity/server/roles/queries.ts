import type { Locale } from "#shared/locale.ts";
import type { Permission } from "#shared/permissions.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement, unpreparedStatement } from "#platform/database/statement.ts";
import { permissionsOfRoles } from "./policy.ts";
import type { Role } from "../../contract/schemas-roles.ts";

/** Facts about the owner of a session or token. */
export type OwnerFacts = {
  personId: string;
  isActive: boolean;
  locale: Locale;
  /** Keys of the current built-in roles. */
  roleKeys: string[] | null;
  /** Permissions of all current roles. */
  granted: string[] | null;
  /** When the grace period for a second factor ends; null without a demand, or with a factor. */
  secondFactorDue: string | null;
  /** Whether a role demands a factor of this person for the first time. */
  isDemandNew: boolean | null;
};

/** Query of the built-in keys and the granted permissions of a person's roles, by a condition on memberships `m`. */
export const heldRolesText = (person: string, condition: string): string => `
    select array_agg(distinct r.key) filter (where r.key is not null) as role_keys,
      array_agg(distinct rp.permission) filter (where rp.permission is not null) as granted
    from role r left join role_permission rp on rp.role_id = r.id
    where r.key = 'employee' or r.id in (
      select m.role_id from role_member m where m.person_id = ${person} and ${condition})`;

const readRoles = statement<{ role_keys: string[] | null; granted: string[] | null }>(
  heldRolesText("$1", "m.valid @> $2::date"),
);

/** Returns the permissions of a person on a civil date in the organisation's zone. Does not check the account. */
export async function readPermissions(db: Reader, personId: string, day: string): Promise<ReadonlySet<Permission>> {
  const [row] = await readRoles(db, [personId, day]);
  return permissionsOfRoles(row?.role_keys ?? null, row?.granted ?? null);
}

export type RoleRow = Omit<Role, "permissions" | "usedBy" | "can" | "key"> & { key: string | null; granted: string[] };

const columns = `
  select r.id, r.key, r.name_ar as "nameAr", r.name_en as "nameEn", r.description_ar as "descriptionAr",
    r.description_en as "descriptionEn", r.version, r.second_factor_grace_days as "secondFactorGraceDays",
    not r.second_factor_is_chosen as "secondFactorIsDefault", r.is_provisioned as "isProvisioned",
    coalesce((select array_agg(p.permission order by p.permission) from role_permission p where p.role_id = r.id), '{}')
      as granted`;
const selection = `${columns},
    case when r.key = 'employee' then (select count(*)::int from account where status = 'active')
      else (select count(distinct m.person_id)::int from role_member m join account a on a.person_id = m.person_id
        where m.role_id = r.id and m.valid @> $1::date and a.status = 'active') end as people
  from role r`;

/**
 * Selects all roles, built-in ones first. Members of all roles are counted in one pass, planned with the date, since
 * most memberships apply on any day. Values: date.
 */
export const selectRoles = unpreparedStatement<RoleRow>(`
  ${columns}, case when r.key = 'employee' then (select count(*)::int from account where status = 'active')
    else coalesce(counted.people, 0) end as people
  from role r left join (
    select m.role_id, count(distinct m.person_id)::int as people
    from role_member m join account a on a.person_id = m.person_id and a.status = 'active'
    where m.valid @> $1::date group by m.role_id) counted on counted.role_id = r.id
  order by r.key is null, r.id`);

/** Values: date, id. */
export const selectRole = statement<RoleRow>(`${selection} where r.id = $2`);

/** Values: id. */
export const selectKnownRole = statement<{ id: string }>("select id from role where id = $1");

export const countRoles = statement<{ count: number }>("select count(*)::int as count from role");

/** Selects a membership with its role and person. Values: date, membership. */
export const selectMembership = statement<{
  role_id: string;
  key: string | null;
  granted: string[];
  person_id: string;
  is_over: boolean;
}>(`
  select m.role_id, r.key, m.person_id, coalesce(upper(m.valid) <= $1::date, false) as is_over,
    coalesce((select array_agg(p.permission) from role_permission p where p.role_id = r.id), '{}') as granted
  from role_member m join role r on r.id = m.role_id where m.id = $2`);

const someoneElse = statement<{ found: boolean }>(`
  select exists (
    select from role_member m join role r on r.id = m.role_id join account a on a.person_id = m.person_id
    where r.key = 'administrator' and a.status = 'active' and m.valid @> $1::date and upper_inf(m.valid)
      and m.id is distinct from $2::bigint and m.person_id is distinct from $3::bigint) as found`);

/**
 * Returns whether there is an active administrator without an end date, other than a membership or person; null
 * excludes none. Requires the lock of `lockRoles`.
 */
export async function hasLastingAdministrator(
  db: Parameters<typeof someoneElse>[0],
  today: string,
  besides: { membershipId?: string; personId?: string },
): Promise<boolean> {
  const [row] = await someoneElse(db, [today, besides.membershipId ?? null, besides.personId ?? null]);
  return row?.found ?? false;
}
