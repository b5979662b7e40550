import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { recordPerson } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { nameIn } from "#shared/locale.ts";
import type { z } from "zod";
import type { registerPasskey as bodySchema, registrationOptions } from "../../contract/factors/schemas.ts";
import { readAccount } from "../accounts/queries.ts";
import { lockAccount } from "../accounts/store.ts";
import { challengeLifetime, createChallenge, useChallenge } from "../factors/store-challenges.ts";
import type { FactorContext } from "../factors/context.ts";
import { withProof, type Proof } from "../factors/check-proof.ts";
import { createFirstRecoveryCodes } from "../factors/renew-recovery-codes.ts";
import { addProvenFactor } from "../factors/store.ts";
import { mailOwner } from "../accounts/deliver-account-mail.ts";
import { readChallenge, type Site } from "./read-request.ts";
import { insertPasskey, listPasskeys } from "./store.ts";

/** More than the devices of any user. */
const maxPasskeys = 20;
/** EdDSA, ES256 and RS256, by their numbers in the COSE registry. */
const algorithms = [-8, -7, -257];

/** Starts the registration of a passkey after the proof of the owner. */
export async function readPasskeyRegistration(
  context: FactorContext,
  site: Site,
  actor: Actor,
  given: Proof,
  requestId: string,
): Promise<z.output<typeof registrationOptions>> {
  const { personId, locale } = actor;
  return withProof(context, actor, given, { kind: "adding", requestId }, async (tx) => {
    const known = await listPasskeys(tx, personId);
    if (known.length >= maxPasskeys) throw refuse("limit_reached");
    const account = await readAccount(tx, personId);
    if (account === null) throw refuse("not_signed_in");
    const { organisationNameAr, organisationNameEn } = await context.settings(tx);
    return {
      challenge: await createChallenge(tx, "passkeyRegistration", { personId, mark: null }),
      rp: { id: site.id, name: locale === "ar" ? organisationNameAr : organisationNameEn },
      user: {
        id: context.keys.userHandle(personId).toString("base64url"),
        name: account.email,
        displayName: nameIn(locale, account),
      },
      pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key" as const, alg })),
      timeout: challengeLifetime,
      excludeCredentials: known.map(({ credentialId }) => ({
        id: credentialId.toString("base64url"),
        type: "public-key" as const,
      })),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      attestation: "none",
    };
  });
}

type Body = z.output<typeof bodySchema>;

/** Verifies challenge, origin, domain and user verification of a registration. */
async function verify(site: Site, challenge: string, body: Body) {
  const { credential, clientDataJSON, attestationObject } = body;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential,
        rawId: credential,
        type: "public-key",
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo !== undefined) return registrationInfo;
  } catch {
    // The caller does not learn the reason.
  }
  throw refuse("passkey_refused");
}

/** Stores a new passkey. Returns recovery codes unless there are some already. */
export async function registerPasskey(context: FactorContext, site: Site, actor: Actor, body: Body, requestId: string) {
  const { personId, sessionId } = actor;
  const challenge = readChallenge(body.clientDataJSON);
  const isGood = await transaction(context.database.primary, (tx) =>
    useChallenge(tx, "passkeyRegistration", challenge, personId),
  );
  if (!isGood) throw refuse("passkey_refused");
  const { credential, credentialBackedUp } = await verify(site, challenge, body);
  const codes = await transaction(context.database.primary, async (tx) => {
    await lockAccount(tx, personId);
    if ((await listPasskeys(tx, personId)).length >= maxPasskeys) throw refuse("limit_reached");
    const id = await insertPasskey(tx, {
      personId,
      credentialId: Buffer.from(credential.id, "base64url"),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: body.transports,
      isBackedUp: credentialBackedUp,
      name: body.name,
      at: now(),
    });
    if (id === null) throw refuse("passkey_refused");
    await addProvenFactor(tx, sessionId, "passkey");
    await recordPerson(tx, { action: "passkey.added", personId, details: { name: body.name }, requestId });
    await mailOwner(tx, context, "factorAdded", personId);
    return createFirstRecoveryCodes(tx, context, personId);
  });
  context.sessions.forgetPerson(personId);
  return codes;
}
