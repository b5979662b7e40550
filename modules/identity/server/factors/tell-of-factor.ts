import type { Transaction } from "#platform/database/database.ts";
import type { AccountContext } from "../accounts/context.ts";
import { mailAccount } from "../accounts/mail-account.ts";
import { readAccount } from "../accounts/queries.ts";

/** Mails the owner about a new factor, which an intruder may have added. */
export async function tellOfFactor(tx: Transaction, context: AccountContext, personId: string): Promise<void> {
  const account = await readAccount(tx, personId);
  if (account !== null) await mailAccount(tx, context, "factorAdded", account);
}
