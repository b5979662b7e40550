import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { deleteOwnFeed } from "./store.ts";

/** Revokes a feed; throws `not_found` for those of others. */
export async function deleteFeed(tx: Transaction, { personId }: Actor, id: string, requestId: string): Promise<void> {
  const deleted = await deleteOwnFeed(tx, id, personId);
  if (deleted === null) throw refuse("not_found");
  await record(tx, {
    action: "calendarFeed.revoked",
    actorId: personId,
    subject: { kind: "calendarFeed", id },
    details: { personId, kind: deleted.kind },
    requestId,
  });
}
