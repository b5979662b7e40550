import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { Author } from "#platform/http/author.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type {
  createDepartment as createSchema,
  Department,
  updateDepartment as updateSchema,
} from "../../contract/schemas-departments.ts";
import { requireOwnBounds } from "../check-own-bounds.ts";
import { selectAbove, selectDepartment, selectNamesakes, selectPublished, selectUse } from "./queries.ts";
import {
  addDepartment,
  lockDepartmentTree,
  lockDepartments,
  moveContent,
  removeDepartment,
  writeDepartment,
  type DepartmentValues,
} from "./store.ts";

/** The author of a change that may move people; `today` is the organisation's date. */
export type Mover = Author & { actor: Actor; today: string };

async function readDepartment(db: Reader, id: string): Promise<Department> {
  const [row] = await selectDepartment(db, [id]);
  if (row === undefined) throw refuse("not_found");
  return row;
}

/** All open screens show names of departments. */
const recordDepartment = (
  tx: Transaction,
  { personId, requestId }: Author,
  action: "department.created" | "department.updated" | "department.deleted",
  id: string,
  details: Record<string, unknown>,
): Promise<void> =>
  record(tx, { action, actorId: personId, subject: { kind: "department", id }, details, audience: "all", requestId });

/** Throws for an unknown parent, one below the department itself, and a name that is taken there. */
async function requirePlace(tx: Transaction, values: DepartmentValues, ownId: string | null): Promise<void> {
  const { parent_id: parent, name_en: nameEn, name_ar: nameAr } = values;
  if (parent !== null) {
    const above = await selectAbove(tx, [parent]);
    if (above.length === 0) throw refuseField("department_unknown", "parent", { key: "invalid" });
    if (above.some(({ id }) => id === ownId)) throw refuseField("fields_conflict", "parent", { key: "mainCircle" });
  }
  const [namesake] = await selectNamesakes(tx, [parent, nameEn, nameAr, ownId]);
  if (namesake === undefined) return;
  const isEnglish = namesake.name_en.toLowerCase() === nameEn.toLowerCase();
  throw refuseField("name_taken", isEnglish ? "nameEn" : "nameAr", { key: "nameTaken" });
}

export async function createDepartment(
  tx: Transaction,
  author: Author,
  { nameAr, nameEn, parent = null }: z.output<typeof createSchema>,
): Promise<Department> {
  const values: DepartmentValues = { name_ar: nameAr, name_en: nameEn, parent_id: parent };
  await lockDepartmentTree(tx);
  await requirePlace(tx, values, null);
  const id = await addDepartment(tx, values, nowIso());
  await recordDepartment(tx, author, "department.created", id, { after: values });
  return readDepartment(tx, id);
}

/** Renames or moves a department; throws 409 for an outdated version. */
export async function updateDepartment(
  tx: Transaction,
  { actor, ...author }: Mover,
  id: string,
  { version, nameAr, nameEn, parent }: z.output<typeof updateSchema>,
): Promise<Department> {
  await lockDepartmentTree(tx);
  const [current] = await lockDepartments(tx, [id]);
  if (current === undefined) throw refuse("not_found");
  if (current.version !== version) throw refuse("stale_version", { current: await readDepartment(tx, id) });
  const { name_ar, name_en, parent_id } = current;
  const before: DepartmentValues = { name_ar, name_en, parent_id };
  const after: DepartmentValues = {
    name_ar: nameAr ?? before.name_ar,
    name_en: nameEn ?? before.name_en,
    parent_id: parent === undefined ? before.parent_id : parent,
  };
  if (JSON.stringify(after) === JSON.stringify(before)) return readDepartment(tx, id);
  await requirePlace(tx, after, id);
  if (after.parent_id !== before.parent_id) requireOwnBounds(actor, id, after.parent_id, "parent");
  await writeDepartment(tx, id, after);
  await recordDepartment(tx, author, "department.updated", id, { before, after });
  return readDepartment(tx, id);
}

/** Deletes a department. Its people and the departments below move to `moveTo`, required if there are any. */
export async function deleteDepartment(
  tx: Transaction,
  { actor, today, ...author }: Mover,
  id: string,
  moveTo: string | undefined,
): Promise<void> {
  await lockDepartmentTree(tx);
  const locked = await lockDepartments(tx, moveTo === undefined ? [id] : [id, moveTo]);
  const current = locked.find((one) => one.id === id);
  if (current === undefined) throw refuse("not_found");
  if ((await selectPublished(tx, [id]))[0]?.is_published === true) throw refuse("department_published");
  let people = 0;
  if ((await selectUse(tx, [id]))[0]?.is_used === true) {
    if (moveTo === undefined) throw refuseField("department_used", "moveTo", { key: "fieldRequired" });
    const above = await selectAbove(tx, [moveTo]);
    if (above.length === 0) throw refuseField("department_unknown", "moveTo", { key: "invalid" });
    if (above.some((one) => one.id === id)) throw refuseField("fields_conflict", "moveTo", { key: "mainCircle" });
    requireOwnBounds(actor, id, moveTo, "moveTo");
    people = await moveContent(tx, id, moveTo, { today, parent: current.parent_id });
  }
  await removeDepartment(tx, id);
  const { name_ar, name_en, parent_id } = current;
  await recordDepartment(tx, author, "department.deleted", id, {
    before: { name_ar, name_en, parent_id },
    ...(people === 0 ? {} : { moveTo, people }),
  });
}
