import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuseField } from "#platform/http/refuse.ts";

/** Roles of every installation. */
export type BuiltInRole = "employee" | "moderator" | "attendanceOfficer" | "contentEditor" | "administrator";

/** First and last day, both inclusive, null is open. Civil dates in the organisation's time zone. */
export type MembershipDates = { from: string | null; to: string | null };

const insertMember = statement<
  { role_id: string },
  [role: BuiltInRole, personId: string, from: string | null, to: string | null]
>(`
  insert into role_member (role_id, person_id, valid)
  select id, $2, daterange($3, $4, '[]') from role where key = $1
  returning role_id`).hasChanged;

const deleteMember = statement<{ role_id: string }, [role: BuiltInRole, personId: string]>(`
  delete from role_member m using role r
  where m.role_id = r.id and r.key = $1 and m.person_id = $2
  returning m.role_id`).hasChanged;

/** Adds a person to a built-in role, by default without an end. Takes effect within five seconds. */
export async function addRoleMember(
  tx: Transaction,
  role: BuiltInRole,
  personId: string,
  options: { dates?: MembershipDates; actorId?: string | null; requestId?: string | null } = {},
): Promise<void> {
  const { dates = { from: null, to: null }, actorId = null, requestId = null } = options;
  if (!(await insertMember(tx, role, personId, dates.from, dates.to))) throw new Error(`There is no role ${role}.`);
  await recordPerson(tx, { action: "role.memberAdded", actorId, personId, details: { role, ...dates }, requestId });
}

/** Ends all memberships of a person in a built-in role; returns whether there was one. */
export async function removeRoleMember(
  tx: Transaction,
  role: BuiltInRole,
  personId: string,
  { actorId = null, requestId = null }: { actorId?: string | null; requestId?: string | null } = {},
): Promise<boolean> {
  const isRemoved = await deleteMember(tx, role, personId);
  if (isRemoved)
    await recordPerson(tx, { action: "role.memberRemoved", actorId, personId, details: { role }, requestId });
  return isRemoved;
}

export type RoleWords = {
  name_ar: string;
  name_en: string;
  description_ar: string | null;
  description_en: string | null;
};

/**
 * Columns that users change; the days are null without a demand of a second factor. A role that is taken back from the
 * directory loses its external id.
 */
export type RoleChange = RoleWords & {
  second_factor_grace_days: number | null;
  second_factor_is_chosen: boolean;
  is_provisioned: boolean;
  external_id: null;
  is_bounded: boolean;
};

/**
 * Serialises changes of roles, of memberships by users, and of administrators' accounts: two concurrent ones could each
 * rely on the other as the last administrator.
 */
export const lockRoles = statement<never, []>("select pg_advisory_xact_lock(hashtext('identity.roles'))").run;

export const lockRole = (tx: Transaction, id: string) =>
  tx.selectFrom("role").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const insertRole = (tx: Transaction, words: RoleWords) =>
  tx.insertInto("role").values(words).returning("id").executeTakeFirstOrThrow();

/** Changes a role and increments its version. */
export async function updateRoleRow(tx: Transaction, id: string, changes: Partial<RoleChange>): Promise<void> {
  await tx
    .updateTable("role")
    .set((expression) => ({ ...changes, version: expression("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

const provision = statement<never, [id: string, externalId: string | null]>(
  "update role set is_provisioned = true, external_id = $2 where id = $1",
).run;
const isTaken = statement<{ id: string }, [externalId: string, id: string]>(
  "select id from role where external_id = $1 and id is distinct from $2::bigint limit 1",
).exists;

/** Marks a role as a group of the directory; throws `name_taken` if another role has the external id. */
export async function markProvisioned(tx: Transaction, id: string, externalId: string | null): Promise<void> {
  if (externalId !== null && (await isTaken(tx, externalId, id)))
    throw refuseField("name_taken", "externalId", { key: "invalid" });
  await provision(tx, id, externalId);
}

export const deleteRoleRow = statement<never, [id: string]>("delete from role where id = $1").run;

/** Removes and adds permissions, and increments the version. */
export async function changePermissions(
  tx: Transaction,
  id: string,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  if (removed.length > 0)
    await tx.deleteFrom("role_permission").where("role_id", "=", id).where("permission", "in", removed).execute();
  if (added.length > 0)
    await tx
      .insertInto("role_permission")
      .values(added.map((permission) => ({ role_id: id, permission })))
      .execute();
  await updateRoleRow(tx, id, {});
}

/** Both dates are inclusive, null is open. */
export const insertMembers = statement<
  never,
  [roleId: string, people: readonly string[], from: string | null, to: string | null]
>(`
  insert into role_member (role_id, person_id, valid)
  select $1, given.id, daterange($3::date, $4::date, '[]') from unnest($2::bigint[]) as given (id)`).run;

/** Returns the dates, or null if the membership does not exist. */
export const deleteMembership = statement<{ from: string | null; to: string | null }, [id: string]>(`
  delete from role_member where id = $1 returning lower(valid) as from, upper(valid) - 1 as to`).changed;
