import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { bindRoutes, inData, type BoundRoute } from "#platform/http/handler.ts";
import { factorRoutes } from "../../contract/factors/routes.ts";
import type { SecondFactor } from "../../contract/factors/schemas.ts";
import { approveOwnEmail } from "../accounts/decide-email.ts";
import { originOf } from "../accounts/context.ts";
import { readAccount, readHeldEmail } from "../accounts/queries.ts";
import { renamePasskey } from "../passkeys/change-passkey.ts";
import { listPasskeys } from "../passkeys/store.ts";
import { readPasskeyRegistration, registerPasskey } from "../passkeys/create-passkey.ts";
import { readPasskeySignIn, signInPasskey } from "../passkeys/sign-in-passkey.ts";
import { siteOf } from "../passkeys/read-request.ts";
import type { FactorContext } from "./context.ts";
import { needsCode, needsProof } from "./policy.ts";
import { readHeldFactors, readProvenSession } from "./queries.ts";
import { removePasskey, removeTotp } from "./delete-factor.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { confirmTotp, setUpTotp } from "./create-totp.ts";
import { signInSecondFactor } from "./sign-in-second-factor.ts";
import { presentSignIn } from "../accounts/sign-in.ts";

async function readSecondFactor(db: Reader, { personId, sessionId }: Actor): Promise<SecondFactor> {
  const held = await readHeldFactors(db, personId);
  const session = await readProvenSession(db, sessionId);
  const account = await readAccount(db, personId);
  const at = now().getTime();
  return {
    totp: held.hasTotp && held.totpSince !== null ? { createdAt: held.totpSince } : null,
    passkeys: await listPasskeys(db, personId),
    recoveryCodesLeft: held.recoveryCodesLeft,
    hasPassword: account !== null && account.passwordHash !== null,
    isProofNeeded: needsProof(session, at),
    isCodeNeeded: needsCode(session, at),
  };
}

export const bindFactors = (context: FactorContext): BoundRoute[] =>
  bindRoutes(factorRoutes, {
    signInSecondFactor: async ({ body, facts }) => ({
      data: presentSignIn(await signInSecondFactor(context, body, originOf(facts))),
    }),
    readPasskeySignIn: ({ tx, raw }) => inData(readPasskeySignIn(tx, siteOf(context.fixedUrl, raw.request))),
    signInPasskey: async ({ body, facts, raw }) => ({
      data: presentSignIn(await signInPasskey(context, siteOf(context.fixedUrl, raw.request), body, originOf(facts))),
    }),
    readSecondFactor: ({ db, actor }) => inData(readSecondFactor(db, actor)),
    setUpTotp: ({ actor, body, facts }) => inData(setUpTotp(context, actor, body, facts.id)),
    confirmTotp: async ({ actor, body, facts }) => ({
      data: { recoveryCodes: await confirmTotp(context, actor, body.code, facts.id) },
    }),
    async removeTotp({ database, actor, body, facts }) {
      await removeTotp(context, actor, body, facts.id);
      return { data: await readSecondFactor(database.primary, actor) };
    },
    renewRecoveryCodes: async ({ actor, body, facts }) => ({
      data: { recoveryCodes: await renewRecoveryCodes(context, actor, body, facts.id) },
    }),
    readPasskeyRegistration: ({ actor, body, facts, raw }) =>
      inData(readPasskeyRegistration(context, siteOf(context.fixedUrl, raw.request), actor, body, facts.id)),
    registerPasskey: async ({ actor, body, facts, raw }) => ({
      data: {
        recoveryCodes: await registerPasskey(context, siteOf(context.fixedUrl, raw.request), actor, body, facts.id),
      },
    }),
    async renamePasskey({ tx, actor, params, body, facts }) {
      await renamePasskey(tx, actor.personId, params.id, body.name, facts.id);
      return { data: await readSecondFactor(tx, actor) };
    },
    readHeldEmail: async ({ db, actor }) => ({ data: { email: await readHeldEmail(db, actor.personId) } }),
    approveOwnEmail: ({ actor, body, facts }) => approveOwnEmail(context, actor, body, facts.id),
    async removePasskey({ database, actor, params, body, facts }) {
      await removePasskey(context, actor, params.id, body, facts.id);
      return { data: await readSecondFactor(database.primary, actor) };
    },
  });
