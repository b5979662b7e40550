import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** Serialises changes of departments: two concurrent ones could create a cycle, or a duplicate name. */
export const lockDepartmentTree = statement<never, []>(
  "select pg_advisory_xact_lock(hashtext('people.departments'))",
).run;

export type DepartmentValues = { name_ar: string; name_en: string; parent_id: string | null };
export type LockedDepartment = DepartmentValues & { id: string; version: number };

/** Locks departments, so that no person is moved into them. */
export const lockDepartments = statement<LockedDepartment, [ids: readonly string[]]>(
  "select id, name_ar, name_en, parent_id, version from department where id = any($1::bigint[]) order by id for update",
).allChanged;

/** Returns the id. */
export async function addDepartment(tx: Transaction, values: DepartmentValues, at: string): Promise<string> {
  const row = { ...values, created_at: at };
  return (await tx.insertInto("department").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export async function writeDepartment(tx: Transaction, id: string, values: DepartmentValues): Promise<void> {
  await tx
    .updateTable("department")
    .set((row) => ({ ...values, version: row("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

const movePeople = statement<{ id: string }>(
  `
  with moved as (
    insert into former_department (person_id, until, department_id)
    select id, $3::date, $4::bigint from person where department_id = $1
    on conflict do nothing)
  update person set department_id = $2, version = version + 1 where department_id = $1 returning id`,
).countChanged;
const moveBelow = statement<never>("update department set parent_id = $2, version = version + 1 where parent_id = $1");

/**
 * Moves all people and departments to another one; returns the number of people. Their time before `today` is that of
 * the parent, since the department itself will be deleted.
 */
export async function moveContent(
  tx: Transaction,
  id: string,
  target: string,
  { today, parent }: { today: string; parent: string | null },
): Promise<number> {
  await moveBelow(tx, [id, target]);
  return movePeople(tx, id, target, today, parent);
}

export const removeDepartment = statement<never, [id: string]>("delete from department where id = $1").run;
