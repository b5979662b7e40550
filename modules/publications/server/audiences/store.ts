import type { Transaction } from "#platform/database/database.ts";

/** Inserts an audience of existing departments and roles; returns its id. */
export async function insertAudience(
  tx: Transaction,
  { departments, roles }: { departments: readonly string[]; roles: readonly string[] },
): Promise<string> {
  const { id } = await tx.insertInto("publication_audience").defaultValues().returning("id").executeTakeFirstOrThrow();
  if (departments.length > 0) {
    const rows = departments.map((department) => ({ audience_id: id, department_id: department }));
    await tx.insertInto("publication_audience_department").values(rows).execute();
  }
  if (roles.length > 0) {
    const rows = roles.map((role) => ({ audience_id: id, role_id: role }));
    await tx.insertInto("publication_audience_role").values(rows).execute();
  }
  return id;
}

/** Deletes an audience, if there is one. */
export async function deleteAudience(tx: Transaction, id: string | null | undefined): Promise<void> {
  if (id != null) await tx.deleteFrom("publication_audience").where("id", "=", id).execute();
}
