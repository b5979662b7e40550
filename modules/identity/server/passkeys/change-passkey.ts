import type { Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import { updatePasskeyName } from "./store.ts";

/** Throws `not_found` for passkeys of others. */
export async function renamePasskey(tx: Transaction, personId: string, id: string, name: string, requestId: string) {
  const was = await updatePasskeyName(tx, personId, id, name);
  if (was === null) throw refuse("not_found");
  if (was === name) return;
  const details = { before: { name: was }, after: { name } };
  await recordPerson(tx, { action: "passkey.renamed", personId, details, requestId });
}
