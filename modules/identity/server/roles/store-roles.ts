import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuseField } from "#platform/http/refuse.ts";

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
};

/**
 * Serialises changes of roles, of memberships by users, and of administrators' accounts: two concurrent ones could each
 * rely on the other as the last administrator.
 */
export const lockRoles = statement<never, []>("select pg_advisory_xact_lock(hashtext('identity.roles'))").run;

export const lockRole = (tx: Transaction, id: string) =>
  tx.selectFrom("role").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Returns the id. */
export async function insertRole(tx: Transaction, words: RoleWords): Promise<string> {
  const { id } = await tx.insertInto("role").values(words).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Changes a role and increments its version. */
export async function updateRoleRow(tx: Transaction, id: string, changes: Partial<RoleChange>): Promise<void> {
  await tx
    .updateTable("role")
    .set((expression) => ({ ...changes, version: expression("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

const provision = statement<never>("update role set is_provisioned = true, external_id = $2 where id = $1");
const findExternal = statement<{ id: string }>(
  "select id from role where external_id = $1 and id is distinct from $2::bigint limit 1",
);

/** Marks a role as a group of the directory; throws `name_taken` if another role has the external id. */
export async function markProvisioned(tx: Transaction, id: string, externalId: string | null): Promise<void> {
  if (externalId !== null && (await findExternal(tx, [externalId, id])).length > 0)
    throw refuseField("name_taken", "externalId", { key: "invalid" });
  await provision(tx, [id, externalId]);
}

export async function deleteRoleRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("role").where("id", "=", id).execute();
}

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

const insertMany = statement<{ id: string; person_id: string }>(`
  insert into role_member (role_id, person_id, valid)
  select $1, given.id, daterange($3::date, $4::date, '[]') from unnest($2::bigint[]) as given (id)
  returning id, person_id`);

/** Both dates are inclusive, null is open. */
export const insertMembers = async (
  tx: Transaction,
  roleId: string,
  people: readonly string[],
  { from, to }: { from: string | null; to: string | null },
): Promise<void> => {
  await insertMany(tx, [roleId, people, from, to]);
};

/** Returns the dates, or null if the membership does not exist. */
export const deleteMembership = statement<{ from: string | null; to: string | null }, [id: string]>(`
  delete from role_member where id = $1 returning lower(valid) as from, upper(valid) - 1 as to`).changed;
