import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** Serialises changes of departments: two concurrent ones could create a cycle, or a duplicate name. */
export const lockDepartmentTree = statement<never, []>(
  "select pg_advisory_xact_lock(hashtext('people.departments'))",
).run;

export type DepartmentValues = { name_ar: string; name_en: string; parent_id: string | null };
export type LockedDepartment = DepartmentValues & { id: string; version: number };

const lock = statement<LockedDepartment>(
  "select id, name_ar, name_en, parent_id, version from department where id = any($1::bigint[]) order by id for update",
);

/** Locks departments, so that no person is moved into them. */
export const lockDepartments = (tx: Transaction, ids: readonly string[]): Promise<LockedDepartment[]> =>
  lock(tx, [ids]);

const insert = statement<{ id: string }>(
  "insert into department (name_ar, name_en, parent_id, created_at) values ($1, $2, $3, $4) returning id",
);

/** Returns the id. */
export async function addDepartment(tx: Transaction, values: DepartmentValues, at: string): Promise<string> {
  const [row] = await insert(tx, [values.name_ar, values.name_en, values.parent_id, at]);
  if (row === undefined) throw new Error("The department was not inserted.");
  return row.id;
}

const update = statement<never>(
  "update department set name_ar = $2, name_en = $3, parent_id = $4, version = version + 1 where id = $1",
);

export const writeDepartment = async (tx: Transaction, id: string, values: DepartmentValues): Promise<void> => {
  await update(tx, [id, values.name_ar, values.name_en, values.parent_id]);
};

const movePeople = statement<{ id: string }>(
  "update person set department_id = $2, version = version + 1 where department_id = $1 returning id",
);
const moveBelow = statement<never>("update department set parent_id = $2, version = version + 1 where parent_id = $1");

/** Moves all people and departments to another one; returns the number of people. */
export async function moveContent(tx: Transaction, id: string, target: string): Promise<number> {
  await moveBelow(tx, [id, target]);
  return (await movePeople(tx, [id, target])).length;
}

export const removeDepartment = statement<never, [id: string]>("delete from department where id = $1").run;
