import type { Transaction } from "#platform/database/database.ts";
import { withinOf, type Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { RecordChange } from "../../contract/schemas-records.ts";
import { isWithinToday } from "../queries-bounds.ts";

type Place = Pick<RecordChange, "department" | "manager">;

/** Refuses a department and a manager outside the officer's bounds: no one is moved to where the officer does not reach. */
export async function requirePlaceWithin(tx: Transaction, actor: Actor, { department, manager }: Place): Promise<void> {
  const within = withinOf(actor, "user.manage");
  if (within === null) return;
  const departments = actor.bounds?.get("user.manage")?.departments ?? [];
  if (department === null) throw refuseField("department_unknown", "department", { key: "fieldRequired" });
  if (department !== undefined && !departments.includes(department))
    throw refuseField("department_unknown", "department", { key: "invalid" });
  if (typeof manager === "string" && !(await isWithinToday(tx, within, manager)))
    throw refuseField("person_unknown", "manager", { key: "invalid" });
}

/** Throws 404 for a person outside the officer's bounds, and refuses a place outside them. */
export async function requireRecordWithin(tx: Transaction, actor: Actor, id: string, place: Place): Promise<void> {
  if (!(await isWithinToday(tx, withinOf(actor, "user.manage"), id))) throw refuse("not_found");
  await requirePlaceWithin(tx, actor, place);
}
