import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** The saved fields of an assignment, named as in request bodies. */
export type AssignmentValues = {
  location: string;
  zone: string;
  from: string | null;
  to: string | null;
  isActive: boolean;
  users: string[];
  roles: string[];
};

const lock = statement<AssignmentValues & { version: number }>(`
  select x.location_id as location, x.zone_id as zone, x.from_date as "from", x.to_date as "to",
    x.is_active as "isActive", x.version,
    (select coalesce(array_agg(d.person_id::text order by d.person_id), '{}')
      from location_zone_user_person d where d.location_zone_user_id = x.id) as users,
    (select coalesce(array_agg(r.role_id::text order by r.role_id), '{}')
      from location_zone_user_role r where r.location_zone_user_id = x.id) as roles
  from location_zone_user x where x.id = $1 for update of x`);

/** Locks an assignment until the transaction ends and returns it; undefined if there is none. */
export const lockAssignment = async (tx: Transaction, id: string) => (await lock(tx, [id]))[0];

const insertRow = statement<{ id: string }>(`
  insert into location_zone_user (location_id, zone_id, from_date, to_date, is_active, created_at)
  values ($1, $2, $3, $4, $5, $6) returning id`);
const insertUsers = statement<never>(`
  insert into location_zone_user_person (location_zone_user_id, person_id)
  select $1::bigint, id from unnest($2::bigint[]) as id on conflict do nothing`);
const insertRoles = statement<never>(`
  insert into location_zone_user_role (location_zone_user_id, role_id)
  select $1::bigint, id from unnest($2::bigint[]) as id on conflict do nothing`);
const deleteUsers = statement<never>(
  "delete from location_zone_user_person where location_zone_user_id = $1 and person_id = any($2::bigint[])",
);
const deleteRoles = statement<never>(
  "delete from location_zone_user_role where location_zone_user_id = $1 and role_id = any($2::bigint[])",
);
const updateRow = statement<never>(`
  update location_zone_user
  set location_id = $2, zone_id = $3, from_date = $4, to_date = $5, is_active = $6, version = version + 1
  where id = $1`);
export const deleteAssignmentRow = statement<never>("delete from location_zone_user where id = $1");

export type SubjectChange = {
  addedUsers: readonly string[];
  removedUsers: readonly string[];
  addedRoles: readonly string[];
  removedRoles: readonly string[];
};

/** Adds and removes people and roles; existing ones stay. */
export async function moveSubjects(tx: Transaction, id: string, change: SubjectChange): Promise<void> {
  const { addedUsers, removedUsers, addedRoles, removedRoles } = change;
  if (removedUsers.length > 0) await deleteUsers(tx, [id, removedUsers]);
  if (removedRoles.length > 0) await deleteRoles(tx, [id, removedRoles]);
  if (addedUsers.length > 0) await insertUsers(tx, [id, addedUsers]);
  if (addedRoles.length > 0) await insertRoles(tx, [id, addedRoles]);
}

/** Inserts an assignment with its people and roles; returns its id. */
export async function insertAssignment(tx: Transaction, values: AssignmentValues, createdAt: string): Promise<string> {
  const { location, zone, from, to, isActive, users, roles } = values;
  const [row] = await insertRow(tx, [location, zone, from, to, isActive, createdAt]);
  if (row === undefined) throw new Error("An assignment was not inserted.");
  await moveSubjects(tx, row.id, { addedUsers: users, removedUsers: [], addedRoles: roles, removedRoles: [] });
  return row.id;
}

/** Updates all columns; people and roles are stored separately. */
export async function updateAssignmentRow(tx: Transaction, id: string, values: AssignmentValues): Promise<void> {
  const { location, zone, from, to, isActive } = values;
  await updateRow(tx, [id, location, zone, from, to, isActive]);
}
