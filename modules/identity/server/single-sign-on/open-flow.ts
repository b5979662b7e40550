import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { readAccount } from "../accounts/queries.ts";
import { withProof } from "../factors/check-proof.ts";
import { passwordMark } from "../factors/store-challenges.ts";
import { callbackOf, type SingleSignOn, type SingleSignOnContext } from "./context.ts";
import type { Flow } from "./create-cookies.ts";
import { ProviderUnreachable } from "./open-provider.ts";

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
