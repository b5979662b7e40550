import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Tokens } from "../sessions/sessions.ts";
import type { AccountContext, Origin } from "./context.ts";
import { confirmNewAddress } from "./confirm-new-address.ts";
import { takeCode } from "./one-time-link.ts";
import { readAccount, type Account } from "./queries.ts";
import { dropLinks, lockAccount, setConfirmed } from "./store.ts";

/**
 * Notes that an address belongs to its owner; the account becomes active at once when its owner was invited, its domain
 * is allowed, or on a demonstration, and otherwise waits for an administrator. Answers whether it was unconfirmed until now.
 */
export async function confirmAddress(
  tx: Transaction,
  context: AccountContext,
  personId: string,
  requestId: string,
): Promise<boolean> {
  const account = await lockAccount(tx, personId);
  if (account === null || (account.status !== "unconfirmed" && account.status !== "invited")) return false;
  const { allowedDomains } = await context.settings(tx);
  const domain = account.email.toLowerCase().split("@").at(-1) ?? "";
  const isApproved = account.status === "invited" || context.demonstration || allowedDomains.includes(domain);
  const status = isApproved ? "active" : "waiting";
  await setConfirmed(tx, personId, status, now());
  await dropLinks(tx, personId, ["confirmEmail", "invitation"]);
  await record(tx, {
    action: status === "active" ? "account.activated" : "account.waiting",
    actorId: personId,
    subject: { kind: "person", id: personId },
    requestId,
  });
  return true;
}

/** Completes a sign-up with the code of its link; signs in when the account is active by that. A new address signs nobody in. */
export async function confirmEmail(
  tx: Transaction,
  context: AccountContext,
  code: string,
  origin: Origin,
): Promise<{ tokens: Tokens | null; account: Account }> {
  const link = await takeCode(tx, "confirmEmail", code);
  if (link === null) return { tokens: null, account: await confirmNewAddress(tx, code, origin.requestId) };
  if (link.personId === null) throw refuse("link_invalid");
  if (!(await confirmAddress(tx, context, link.personId, origin.requestId))) throw refuse("link_invalid");
  const account = await readAccount(tx, link.personId);
  if (account === null) throw refuse("link_invalid");
  if (account.status !== "active") return { tokens: null, account };
  return { tokens: await context.sessions.start(tx, account.personId, origin, origin.requestId), account };
}
