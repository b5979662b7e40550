import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Author } from "#platform/http/author.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { LeaveSuspension } from "../../contract/schemas-balances.ts";
import type { createSuspension as createSchema } from "../../contract/schemas-entries.ts";
import type { Change } from "../context.ts";
import { lockOther } from "../entries/create-entry.ts";
import { presentSuspension } from "./list-suspensions.ts";
import { isSuspended, selectSuspension } from "./queries.ts";
import { deleteSuspensionRow, insertSuspension } from "./store.ts";

const recordSuspension = (
  tx: Transaction,
  { personId: actorId, requestId }: Author,
  action: "leaveSuspension.created" | "leaveSuspension.deleted",
  id: string,
  details: { personId: string; from: string; to: string; note: string | null },
): Promise<void> =>
  record(tx, {
    action,
    actorId,
    subject: { kind: "leaveSuspension", id },
    details,
    audience: `person:${details.personId}`,
    requestId,
  });

/** Enters a period of another person in which nothing is granted. */
export async function createSuspension(
  change: Change,
  { person: personId, from, to, note: given }: z.output<typeof createSchema>,
): Promise<LeaveSuspension> {
  const { tx, context, author } = change;
  const note = given ?? null;
  if (to < from) throw refuseField("fields_conflict", "to", { key: "endBeforeStart" });
  await lockOther(change, personId, [from, to]);
  if (await isSuspended(tx, personId, from, to)) {
    throw refuseField("fields_conflict", "from", { key: "suspensionOverlaps" });
  }
  const { id } = await insertSuspension(tx, personId, from, to, note, nowIso(), author.personId);
  await recordSuspension(tx, author, "leaveSuspension.created", id, { personId, from, to, note });
  const row = await selectSuspension(tx, id);
  if (row === null) throw refuse("not_found");
  return presentSuspension(row, { db: tx, context, viewerId: author.personId });
}

/** Deletes a suspension of another person. */
export async function deleteSuspension(change: Change, id: string): Promise<void> {
  const { tx, author } = change;
  const found = await selectSuspension(tx, id);
  if (found === null) throw refuse("not_found");
  const { person_id: personId } = found;
  await lockOther(change, personId, [found.from, found.to]);
  // Another officer may have deleted it before the lock.
  const suspension = await selectSuspension(tx, id);
  if (suspension === null) throw refuse("not_found");
  const { from, to, note } = suspension;
  await deleteSuspensionRow(tx, id);
  await recordSuspension(tx, author, "leaveSuspension.deleted", id, { personId, from, to, note });
}
