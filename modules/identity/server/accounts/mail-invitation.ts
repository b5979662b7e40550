import type { Locale } from "#shared/locale.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { AccountContext } from "./context.ts";
import { mailAccount } from "./mail-account.ts";
import { createCode } from "./one-time-link.ts";
import { dropLinks } from "./store.ts";

/** Mails a link that sets the first password, in the receiver's language; earlier links of theirs work no longer. */
export async function mailInvitation(
  tx: Transaction,
  context: AccountContext,
  receiver: { personId: string; email: string; locale: Locale },
): Promise<void> {
  // Nobody knows whose password an unfinished sign-up has: it must not come to life by an old link.
  await dropLinks(tx, receiver.personId, ["confirmEmail", "resetPassword"]);
  const reset = await createCode(tx, "invitation", receiver.personId);
  await mailAccount(tx, context, "invitation", receiver, { reset });
}
