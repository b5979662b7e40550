import type { Locale } from "#shared/locale.ts";
import type { BoundablePermission, Permission } from "#shared/permissions.ts";
import type { Actor, Bounds } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement, unpreparedStatement } from "#platform/database/statement.ts";
import { boundsOfGrants, permissionsOfRoles, type BoundGrant } from "./policy.ts";
import type { Role } from "../../contract/schemas-roles.ts";

/** Facts about the owner of a session or token. */
export type OwnerFacts = {
  personId: string;
  isActive: boolean;
  locale: Locale;
  /** Keys of the current built-in roles. */
  roleKeys: string[] | null;
  /** Permissions of all current roles without bounds. */
  granted: string[] | null;
  /** Current roles with bounds. */
  boundRoles: string[] | null;
  /** When the grace period for a second factor ends; null without a demand, or with a factor. */
  secondFactorDue: string | null;
  /** Whether a role demands a factor of this person for the first time. */
  isDemandNew: boolean | null;
};

/**
 * Query of the built-in keys, the permissions granted without bounds, and the roles with bounds of a person, by a
 * condition on memberships `m`.
 */
export const heldRolesText = (person: string, condition: string): string => `
    select array_agg(distinct r.key) filter (where r.key is not null) as role_keys,
      array_agg(distinct rp.permission) filter (where rp.permission is not null and not r.is_bounded) as granted,
      array_agg(distinct r.id::text) filter (where r.is_bounded) as bound_roles
    from role r left join role_permission rp on rp.role_id = r.id
    where r.key = 'employee' or r.id in (
      select m.role_id from role_member m where m.person_id = ${person} and ${condition})`;

const selectReach = statement<{ departments: string[]; locations: string[] }, [roleId: string]>(`
  with recursive reach (id) as (
    select b.department_id from role_bound b where b.role_id = $1 and b.department_id is not null
    union select d.id from reach join department d on d.parent_id = reach.id)
  select array(select id::text from reach) as departments,
    array(select b.location_id::text from role_bound b where b.role_id = $1 and b.location_id is not null) as locations`).first;

/** Returns the departments of a role, with those below, and its locations. */
export const loadReach = async (db: Reader, roleId: string) =>
  (await selectReach(db, roleId)) ?? { departments: [], locations: [] };

const selectBoundGrants = statement<BoundGrant & { roleId: string }, [roleIds: readonly string[]]>(`
  with recursive reach (role_id, id) as (
    select b.role_id, b.department_id from role_bound b where b.role_id = any($1::bigint[]) and b.department_id is not null
    union select reach.role_id, d.id from reach join department d on d.parent_id = reach.id)
  select p.role_id as "roleId", p.permission,
    array(select reach.id::text from reach where reach.role_id = p.role_id order by reach.id) as departments,
    array(select b.location_id::text from role_bound b where b.role_id = p.role_id and b.location_id is not null
      order by 1) as locations,
    jsonb_build_object(
      'departments', array(select b.department_id::text from role_bound b
        where b.role_id = p.role_id and b.department_id is not null order by 1),
      'locations', array(select b.location_id::text from role_bound b
        where b.role_id = p.role_id and b.location_id is not null order by 1)) as given
  from role_permission p join role r on r.id = p.role_id and r.is_bounded
  where p.role_id = any($1::bigint[]) order by p.role_id, p.permission`).all;

/** The rights of a person: permissions for the whole organisation, and those with bounds. */
export type Rights = Pick<Actor, "permissions"> & { bounds: ReadonlyMap<BoundablePermission, Bounds> };

/** Returns the rights of a person from their current roles; `today` is a civil date in the organisation's zone. */
export async function loadRights(
  db: Reader,
  { roleKeys, granted, boundRoles }: Pick<OwnerFacts, "roleKeys" | "granted" | "boundRoles">,
  today: string,
): Promise<Rights> {
  const grants = boundRoles === null ? [] : await selectBoundGrants(db, boundRoles);
  return { permissions: permissionsOfRoles(roleKeys, granted), bounds: boundsOfGrants(grants, today) };
}

/** Returns the grants of roles with bounds. */
export const listBoundGrants = (db: Reader, roleIds: readonly string[]) => selectBoundGrants(db, roleIds);

const readRoles = statement<{
  role_keys: string[] | null;
  granted: string[] | null;
  bound_roles: string[] | null;
}>(heldRolesText("$1", "m.valid @> $2::date"));

/** Returns the rights of a person on a civil date in the organisation's zone. Does not check the account. */
export async function readRights(db: Reader, personId: string, day: string): Promise<Rights> {
  const [row] = await readRoles(db, [personId, day]);
  const { role_keys: roleKeys = null, granted = null, bound_roles: boundRoles = null } = row ?? {};
  return loadRights(db, { roleKeys, granted, boundRoles }, day);
}

/** Returns the same permissions without their bounds. */
export const readPermissions = async (db: Reader, personId: string, day: string): Promise<ReadonlySet<Permission>> =>
  (await readRights(db, personId, day)).permissions;

export type RoleRow = Omit<Role, "permissions" | "usedBy" | "can" | "key"> & { key: string | null; granted: string[] };

const unitsText = (unit: "department" | "location"): string => `
  coalesce((select jsonb_agg(jsonb_build_object('id', u.id::text, 'nameAr', u.name_ar, 'nameEn', u.name_en) order by u.id)
    from role_bound b join ${unit} u on u.id = b.${unit}_id where b.role_id = r.id), '[]')`;

const columns = `
  select r.id, r.key, r.name_ar as "nameAr", r.name_en as "nameEn", r.description_ar as "descriptionAr",
    r.description_en as "descriptionEn", r.version, r.second_factor_grace_days as "secondFactorGraceDays",
    not r.second_factor_is_chosen as "secondFactorIsDefault", r.is_provisioned as "isProvisioned",
    case when r.is_bounded then jsonb_build_object('departments', ${unitsText("department")},
      'locations', ${unitsText("location")}) end as bounds,
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

/** Departments and locations that bounds can name. */
export const selectUnits = statement<
  { kind: "department" | "location"; id: string; nameAr: string; nameEn: string },
  []
>(`
  select 'department' as kind, id, name_ar as "nameAr", name_en as "nameEn" from department
  union all
  select 'location', id, name_ar, name_en from location where deleted_at is null
  order by 1, 4, 2 limit 10000`).all;

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
  is_bounded: boolean;
}>(`
  select m.role_id, r.key, r.is_bounded, m.person_id, coalesce(upper(m.valid) <= $1::date, false) as is_over,
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
