import type { Locale } from "#shared/locale.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { AccountContext } from "./context.ts";
import { mailAccount } from "./mail-account.ts";
import { createCode } from "./one-time-link.ts";
import { dropLinks } from "./store.ts";

/** Mails a link for the first password, in the language of the receiver; invalidates their earlier links. */
export async function mailInvitation(
  tx: Transaction,
  context: AccountContext,
  receiver: { personId: string; email: string; locale: Locale },
): Promise<void> {
  // The author of an unfinished sign-up is unknown: its password must not become valid by an old link.
  await dropLinks(tx, receiver.personId, ["confirmEmail", "resetPassword"]);
  const reset = await createCode(tx, "invitation", receiver.personId);
  await mailAccount(tx, context, "invitation", receiver, { reset });
}
