import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuseField } from "#platform/http/refuse.ts";
import { requireSubjects } from "../subjects/require-subjects.ts";
import type { AssignmentValues } from "./store.ts";

// Locked against deletion until the transaction ends: no constraint prevents a reference to a deleted row.
const selectZone = statement<{ id: string }>("select id from zone where id = $1 and deleted_at is null for share");
const selectLocation = statement<{ id: string }>(
  "select id from location where id = $1 and deleted_at is null for share",
);

/** Throws 422 for an assignment with contradictory dates, or with a reference that does not exist. */
export async function requireAssignment(
  db: Reader,
  values: Pick<AssignmentValues, "from" | "to">,
  given: { [Key in "location" | "zone"]?: string | undefined } & {
    users?: readonly string[] | undefined;
    roles?: readonly string[] | undefined;
  },
): Promise<void> {
  if (values.from !== null && values.to !== null && values.to < values.from) {
    throw refuseField("fields_conflict", "to", { key: "endBeforeStart" });
  }
  if (given.location !== undefined && (await selectLocation(db, [given.location])).length === 0) {
    throw refuseField("location_unknown", "location", { key: "invalid" });
  }
  if (given.zone !== undefined && (await selectZone(db, [given.zone])).length === 0) {
    throw refuseField("zone_unknown", "zone", { key: "invalid" });
  }
  await requireSubjects(db, given);
}
