import type { Transaction } from "#platform/database/database.ts";
import { dropLinks } from "../accounts/store.ts";
import { setPendingEmail } from "./store.ts";

/**
 * Lets an address that is not confirmed yet come to nothing. For whoever has to be sure that the account stays with its
 * owner: with a new password, or with rights that were not there when the address was asked for.
 */
export async function withdrawEmail(tx: Transaction, personId: string): Promise<void> {
  await dropLinks(tx, personId, ["changeEmail", "approveEmail"]);
  await setPendingEmail(tx, personId, null);
}
