import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { signInOptions, signInPasskey as bodySchema } from "../../contract/factors/schemas.ts";
import type { Origin } from "../accounts/context.ts";
import { readAccount } from "../accounts/queries.ts";
import { maySignInDirectly, requireActive } from "../accounts/sign-in.ts";
import { lockAccount } from "../accounts/store.ts";
import { challengeLifetime, createChallenge, useChallenge } from "../factors/store-challenges.ts";
import type { FactorContext } from "../factors/context.ts";
import { readChallenge, type Site } from "./read-request.ts";
import { recordPasskeyUse, findPasskey, type KnownPasskey } from "./store.ts";

/** Starts a sign-in: the authenticator chooses among its passkeys for this site. */
export async function readPasskeySignIn(tx: Transaction, site: Site): Promise<z.output<typeof signInOptions>> {
  const challenge = await createChallenge(tx, "passkeySignIn", { personId: null, mark: null });
  return { challenge, rpId: site.id, timeout: challengeLifetime, userVerification: "required" };
}

type Body = z.output<typeof bodySchema>;

/** Verifies the signature. A decreased counter is refused. */
async function verify(site: Site, challenge: string, passkey: KnownPasskey, body: Body) {
  const { credential, clientDataJSON, authenticatorData, signature, userHandle } = body;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credential,
        rawId: credential,
        type: "public-key",
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: credential,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    });
    if (verified) return authenticationInfo;
  } catch {
    // The caller does not learn the reason.
  }
  throw refuse("passkey_refused");
}

/** Signs in with a passkey, which counts as two factors: possession, and knowledge or biometrics. */
export async function signInPasskey(context: FactorContext, site: Site, body: Body, origin: Origin) {
  const { primary } = context.database;
  const challenge = readChallenge(body.clientDataJSON);
  if (!(await transaction(primary, (tx) => useChallenge(tx, "passkeySignIn", challenge, null))))
    throw refuse("passkey_refused");
  const passkey = await findPasskey(primary, Buffer.from(body.credential, "base64url"));
  if (passkey === null) throw refuse("passkey_refused");
  const { personId } = passkey;
  const named = Buffer.from(body.userHandle, "base64url");
  if (!context.keys.isUserHandle(personId, named)) throw refuse("passkey_refused");
  const { newCounter: counter, credentialBackedUp: isBackedUp } = await verify(site, challenge, passkey, body);

  return transaction(primary, async (tx) => {
    const locked = await lockAccount(tx, personId);
    const account = await readAccount(tx, personId);
    if (locked === null || account === null) throw refuse("passkey_refused");
    requireActive(locked.status);
    if (!(await maySignInDirectly(tx, context, personId))) throw refuse("single_sign_on_only");
    if (!(await recordPasskeyUse(tx, passkey.id, counter, isBackedUp, now()))) throw refuse("passkey_refused");
    const tokens = await context.sessions.start(tx, personId, origin, origin.requestId, ["passkey"]);
    return { tokens, account };
  });
}
