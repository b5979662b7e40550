import { randomNonce, randomPKCECodeVerifier, randomState, AuthorizationResponseError } from "openid-client";
import { createHash, randomBytes } from "node:crypto";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { readAccount } from "../accounts/queries.ts";
import { withProof } from "../factors/check-proof.ts";
import { passwordMark } from "../factors/store-challenges.ts";
import { callbackOf, type SingleSignOn, type SingleSignOnContext } from "./context.ts";
import { type Flow, ticketSeconds } from "./create-cookies.ts";
import { ProviderUnreachable } from "./open-provider.ts";
import type { SignOnProblem } from "../../contract/single-sign-on/schemas.ts";
import { linkPerson } from "./create-link.ts";
import type { Identity } from "./read-identity.ts";
import { insertTicket } from "./store.ts";

/** The URL to redirect to, with the cookie to set. */
export type Departure = { address: string; cookie: string };

/** Starts a flow, for a sign-in or with `linking` for a link. Rejects with `ProviderUnreachable`. */
export async function openFlow(
  { provider, cookies }: SingleSignOn,
  publicUrl: string,
  { next, linking }: Pick<Flow, "next" | "linking">,
): Promise<Departure> {
  const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const address = await provider.authorizationAddress(secrets, callbackOf(publicUrl));
  return { address, cookie: cookies.start({ ...secrets, next, linking }) };
}

/** Starts a link after a proof of the owner: a link gives permanent access. */
export async function openLinking(
  context: SingleSignOnContext,
  actor: Actor,
  given: { currentPassword: string; code?: string | undefined },
  requestId: string,
): Promise<Departure> {
  const { singleSignOn } = context;
  if (singleSignOn === null) throw refuse("not_found");
  const { personId, sessionId } = actor;
  const proof = { password: given.currentPassword, code: given.code };
  const asking = { kind: "linking", requestId } as const;
  const known = await withProof(
    context,
    actor,
    proof,
    asking,
    async (tx) => (await readAccount(tx, personId))?.passwordHash,
  );
  if (known == null) throw refuse("password_missing");
  const linking = { personId, sessionId, mark: passwordMark(known).toString("base64url") };
  try {
    return await openFlow(singleSignOn, context.publicUrl(), { next: null, linking });
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw refuse("single_sign_on_unreachable");
    throw error;
  }
}

/** Only hashes are stored: readers of the database cannot use the secrets of browsers. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

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
