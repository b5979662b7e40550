import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import { replaceEmail } from "../users/store.ts";
import { takeCode } from "./one-time-link.ts";
import { readAccount, type Account } from "./queries.ts";
import { dropLinks, lockAccount } from "./store.ts";

/** Replaces the address with the code that was mailed to the new one. Links in the old mailbox become invalid. */
export async function confirmNewAddress(tx: Transaction, code: string, requestId: string): Promise<Account> {
  const link = await takeCode(tx, "changeEmail", code);
  const personId = link?.personId ?? null;
  const held = personId === null ? null : await lockAccount(tx, personId);
  if (personId === null || held === null || held.status === "disabled" || !(await replaceEmail(tx, personId)))
    throw refuse("link_invalid");
  await dropLinks(tx, personId, ["confirmEmail", "resetPassword", "invitation", "protectAccount", "approveEmail"]);
  await record(tx, {
    action: "account.emailChanged",
    actorId: personId,
    subject: { kind: "person", id: personId },
    audience: `person:${personId}`,
    requestId,
  });
  const account = await readAccount(tx, personId);
  if (account === null) throw refuse("link_invalid");
  return account;
}
