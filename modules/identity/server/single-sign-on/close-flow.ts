import { randomBytes } from "node:crypto";
import { AuthorizationResponseError } from "openid-client";
import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { SignOnProblem } from "../../contract/single-sign-on/schemas.ts";
import { callbackOf, type SingleSignOn, type SingleSignOnContext } from "./context.ts";
import { ticketSeconds, type Flow } from "./create-cookies.ts";
import { linkPerson } from "./create-link.ts";
import { ProviderUnreachable } from "./open-provider.ts";
import type { Identity } from "./read-identity.ts";
import { hashOf, insertTicket } from "./store.ts";

/** The URL on this installation to redirect to, and the cookies to set. */
export type Arrival = { address: string; cookies: string[]; failure: unknown };

/** Maps an error to the problem to show; details are in the log. */
function problemOf(error: unknown): SignOnProblem {
  if (error instanceof ProviderUnreachable) return "unreachable";
  if (error instanceof AuthorizationResponseError) {
    if (error.error === "access_denied") return "declined";
    if (error.error === "server_error" || error.error === "temporarily_unavailable") return "unreachable";
    return "interrupted";
  }
  // fetch throws these for an unreachable server and a timeout.
  const isAway = error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
  const code = (error as { code?: unknown } | null)?.code;
  return isAway || code === "OAUTH_TIMEOUT" ? "unreachable" : "interrupted";
}

const loginAddress = (flow: Flow | null, problem: SignOnProblem | null, hash = ""): string => {
  const search = new URLSearchParams({
    ...(flow?.next ? { next: flow.next } : {}),
    ...(problem === null ? {} : { problem }),
  }).toString();
  return `/login${search === "" ? "" : `?${search}`}${hash}`;
};

async function issueTicket({ database }: SingleSignOnContext, { cookies }: SingleSignOn, identity: Identity) {
  const ticket = randomBytes(32).toString("base64url");
  const { secret, line } = cookies.bindTicket();
  const at = now();
  const expiresAt = new Date(at.getTime() + ticketSeconds * 1000);
  await transaction(database.primary, (tx) =>
    insertTicket(tx, hashOf(ticket), hashOf(secret), JSON.stringify(identity), at, expiresAt),
  );
  return { ticket, cookie: line };
}

/**
 * Handles the redirect from the provider: continues on the sign-in page with a ticket, or on the profile after linking.
 * Errors are redirected there too, as a word of a closed list: no text of the provider is shown.
 */
export async function closeFlow(
  context: SingleSignOnContext,
  singleSignOn: SingleSignOn,
  given: { query: string; cookies: string | undefined; requestId: string },
): Promise<Arrival> {
  const { provider, cookies } = singleSignOn;
  const flow = cookies.read(given.cookies);
  const forget = cookies.forget();
  if (flow === null) return { address: loginAddress(null, "interrupted"), cookies: [forget], failure: null };
  let identity: Identity;
  try {
    identity = await provider.identityAt(new URL(`${callbackOf(context.publicUrl())}?${given.query}`), flow);
  } catch (failure) {
    const problem = problemOf(failure);
    const address = flow.linking === null ? loginAddress(flow, problem) : `/user-profile/security#${problem}`;
    return { address, cookies: [forget], failure };
  }
  if (flow.linking !== null) {
    const outcome = await linkPerson(context, identity, flow.linking, given.requestId);
    return { address: `/user-profile/security#${outcome}`, cookies: [forget], failure: null };
  }
  const { ticket, cookie } = await issueTicket(context, singleSignOn, identity);
  return { address: loginAddress(flow, null, `#ticket=${ticket}`), cookies: [forget, cookie], failure: null };
}
