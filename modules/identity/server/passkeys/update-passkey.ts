import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import { updatePasskeyName } from "./store.ts";

/** Throws `not_found` for passkeys of others. */
export async function renamePasskey(
  tx: Transaction,
  personId: string,
  id: string,
  name: string,
  requestId: string,
): Promise<void> {
  const was = await updatePasskeyName(tx, personId, id, name);
  if (was === null) throw refuse("not_found");
  if (was === name) return;
  await record(tx, {
    action: "passkey.renamed",
    actorId: personId,
    subject: { kind: "person", id: personId },
    details: { before: { name: was }, after: { name } },
    audience: `person:${personId}`,
    requestId,
  });
}
