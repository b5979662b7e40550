import type { Transaction } from "#platform/database/database.ts";
import { dropLinks } from "../accounts/store.ts";
import { setPendingEmail } from "./store.ts";

/**
 * Withdraws an unconfirmed address, so that the account stays with its owner after a new password, or after new
 * permissions.
 */
export async function withdrawEmail(tx: Transaction, personId: string): Promise<void> {
  await dropLinks(tx, personId, ["changeEmail", "approveEmail"]);
  await setPendingEmail(tx, personId, null);
}
