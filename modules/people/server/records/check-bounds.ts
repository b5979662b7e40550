import type { Transaction } from "#platform/database/database.ts";
import { withinOf, type Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { RecordChange } from "../../contract/schemas-records.ts";
import { isWithinToday } from "../queries-bounds.ts";

/**
 * Throws 404 for a person outside the officer's bounds. Refuses a department outside them, and a manager outside them: no
 * one is moved to where the officer does not reach.
 */
export async function requireRecordWithin(
  tx: Transaction,
  actor: Actor,
  id: string,
  { department, manager }: Pick<RecordChange, "department" | "manager">,
): Promise<void> {
  const within = withinOf(actor, "user.manage");
  if (within === null) return;
  if (!(await isWithinToday(tx, within, id))) throw refuse("not_found");
  const departments = actor.bounds?.get("user.manage")?.departments ?? [];
  if (department === null || (department !== undefined && !departments.includes(department)))
    throw refuseField("department_unknown", "department", { key: "invalid" });
  if (typeof manager === "string" && !(await isWithinToday(tx, within, manager)))
    throw refuseField("person_unknown", "manager", { key: "invalid" });
}
