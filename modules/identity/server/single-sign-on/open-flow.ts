import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { readAccount } from "../accounts/queries.ts";
import { passwordMark } from "../factors/create-challenge.ts";
import { verifyPassword } from "../passwords/hash-password.ts";
import { callbackOf, type SingleSignOn, type SingleSignOnContext } from "./context.ts";
import type { Flow } from "./flow-cookie.ts";
import { ProviderUnreachable } from "./provider.ts";

/** Where the browser goes, and the cookie it takes along. */
export type Departure = { address: string; cookie: string };

/** Begins a flow: to sign somebody in, or with `linking` to link their account. Rejects with `ProviderUnreachable`. */
export async function openFlow(
  { provider, cookies }: SingleSignOn,
  publicUrl: string,
  { next, linking }: Pick<Flow, "next" | "linking">,
): Promise<Departure> {
  const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const address = await provider.authorizationAddress(secrets, callbackOf(publicUrl));
  return { address, cookie: cookies.setOut({ ...secrets, next, linking }) };
}

/** Begins to link the account of somebody who shows their password: a link lets in for good. */
export async function openLinking(
  context: SingleSignOnContext,
  actor: Actor,
  currentPassword: string,
): Promise<Departure> {
  const { singleSignOn, database } = context;
  if (singleSignOn === null) throw refuse("not_found");
  const account = await readAccount(database.primary, actor.personId);
  const known = account?.passwordHash ?? null;
  if (!(await verifyPassword(known, currentPassword)) || known === null)
    throw refuseField("password_wrong", "currentPassword", { key: "invalid" });
  const linking = { personId: actor.personId, mark: passwordMark(known).toString("base64url") };
  try {
    return await openFlow(singleSignOn, context.publicUrl(), { next: null, linking });
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw refuse("single_sign_on_unreachable");
    throw error;
  }
}
