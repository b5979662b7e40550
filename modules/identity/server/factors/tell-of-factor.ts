import type { Transaction } from "#platform/database/database.ts";
import type { AccountContext } from "../accounts/context.ts";
import { mailAccount } from "../accounts/mail-account.ts";
import { readAccount } from "../accounts/queries.ts";

/** Tells somebody by mail of another way into their account, which somebody else may have made. */
export async function tellOfFactor(tx: Transaction, context: AccountContext, personId: string): Promise<void> {
  const account = await readAccount(tx, personId);
  if (account !== null) await mailAccount(tx, context, "factorAdded", account);
}
