import { timingSafeEqual } from "node:crypto";
import type { Locale } from "#shared/locale.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Origin } from "../accounts/context.ts";
import { createPersonWithAccount } from "../accounts/create-person.ts";
import { readAccount, type Account } from "../accounts/queries.ts";
import { requireActive } from "../accounts/sign-in.ts";
import { lockAccount, lockEmail } from "../accounts/store.ts";
import type { Tokens } from "../sessions/create-sessions.ts";
import type { SingleSignOn, SingleSignOnContext } from "./context.ts";
import { createLink } from "./create-link.ts";
import { judgeSignOn } from "./policy.ts";
import type { Identity } from "./read-identity.ts";
import { findOwner, hashOf, lockLinkable, setIdentityUsed, takeTicket } from "./store.ts";

/** Consumes a ticket, valid once, for a minute, in one browser. It is deleted also when it is refused. */
async function identityOfTicket({ database }: SingleSignOnContext, ticket: string, secret: string | null) {
  const taken = await transaction(database.primary, (tx) => takeTicket(tx, hashOf(ticket), now()));
  if (taken === null || secret === null || !timingSafeEqual(taken.browserHash, hashOf(secret)))
    throw refuse("link_invalid");
  return taken.identity;
}

/** Creates an account without a password for an address that the provider has confirmed. */
async function createPerson(tx: Transaction, identity: Identity, email: string, locale: Locale, requestId: string) {
  const { nameEn, nameAr } = identity;
  const isNamed = nameEn !== null || nameAr !== null;
  const personId = await createPersonWithAccount(tx, {
    nameAr,
    nameEn: isNamed ? nameEn : (email.split("@")[0] ?? email),
    locale: identity.locale ?? locale,
    email,
    passwordHash: null,
    status: "active",
    confirmedAt: now(),
  });
  const details = { bySingleSignOn: true };
  await recordPerson(tx, { action: "account.signedUp", personId, audience: null, details, requestId });
  return personId;
}

/** Finds, links or creates the person of an identity; throws if `judgeSignOn` refuses it. */
async function personOf(
  tx: Transaction,
  context: SingleSignOnContext,
  { config }: SingleSignOn,
  identity: Identity,
  given: { locale: Locale; requestId: string },
): Promise<string> {
  const { email, issuer } = identity;
  if (email !== null) await lockEmail(tx, email);
  const { allowedDomains } = await context.settings(tx);
  const verdict = judgeSignOn({
    linkedTo: await findOwner(tx, identity),
    email,
    account: email === null ? null : await lockLinkable(tx, email, issuer),
    mayCreate: config.createsPeople && allowedDomains.includes(email?.split("@").at(-1) ?? ""),
  });
  if (verdict.kind === "refuse") throw refuse(verdict.code);
  if (verdict.kind === "enter") return verdict.personId;
  const personId =
    verdict.kind === "link"
      ? verdict.personId
      : await createPerson(tx, identity, verdict.email, given.locale, given.requestId);
  if (!(await createLink(tx, context, identity, personId, given.requestId))) throw refuse("single_sign_on_unknown");
  return personId;
}

/** Signs in with the ticket of a completed flow, in the browser that started it. */
export async function openSession(
  context: SingleSignOnContext,
  singleSignOn: SingleSignOn,
  given: { ticket: string; secret: string | null; locale: Locale },
  origin: Origin,
): Promise<{ tokens: Tokens; account: Account }> {
  const identity = await identityOfTicket(context, given.ticket, given.secret);
  const { requestId } = origin;
  return transaction(context.database.primary, async (tx) => {
    const personId = await personOf(tx, context, singleSignOn, identity, { locale: given.locale, requestId });
    const locked = await lockAccount(tx, personId);
    const account = locked === null ? null : await readAccount(tx, personId);
    if (account === null) throw refuse("single_sign_on_unknown");
    requireActive(account.status);
    await setIdentityUsed(tx, identity.issuer, identity.subject, now());
    return { tokens: await context.sessions.start(tx, personId, origin, requestId, ["oidc"]), account };
  });
}
