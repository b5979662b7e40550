import { randomUUID } from "node:crypto";
import { now } from "#platform/clock/clock.ts";
import { deriveKeys, type SecretKeys } from "#platform/config/secret-keys.ts";
import type { Database, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { devicePurpose, findKnownDevice, markDevice, type Device, type NewDevice } from "../devices/store.ts";
import { createTokenGate } from "../tokens/check-token.ts";
import { isTokenText } from "../tokens/compute-token-hash.ts";
import { accessTokenSeconds, createAccessTokens, createRefreshTokens, type AccessClaims } from "./create-tokens.ts";
import { createGate } from "./check-session.ts";
import { sessionEnd } from "./policy.ts";
import { renewSession, type RenewalRequest, type RenewalStore } from "./renew-session.ts";
import { setSignedIn, insertSession, endSession, sessionLedger } from "./store.ts";
import type { AuthenticatedBy } from "../factors/policy.ts";

export type Tokens = { token: string; refreshToken: string };

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(options: {
  database: Database;
  secretKeys: SecretKeys;
  settings: SettingsSource;
  /** Notifies a person of a sign-in on a new device. */
  mailNewDevice?: (tx: Transaction, device: NewDevice) => Promise<void>;
}) {
  const { database, settings } = options;
  const accessTokens = createAccessTokens(options.secretKeys);
  const deviceKeys = deriveKeys(options.secretKeys, devicePurpose);
  const refreshTokens = createRefreshTokens(options.secretKeys);
  const gate = createGate({ database, tokens: accessTokens, settings });
  const tokenGate = createTokenGate({ database, settings });

  const issue = async (claims: { personId: string; sessionId: string; generation: number }, end: number) => ({
    token: await accessTokens.issue(claims, end),
    refreshToken: refreshTokens.issue(claims.sessionId, claims.generation),
  });

  return {
    ...gate,
    authenticate: (token: string) => (isTokenText(token) ? tokenGate : gate).authenticate(token),
    /** Clears this node's cache of a person's sessions; call after the commit of a change to their permissions. */
    forgetPerson(personId: string): void {
      gate.forgetPerson(personId);
      tokenGate.forget();
    },
    /** Starts a session, in the transaction that authenticated the person. */
    async start(
      tx: Transaction,
      personId: string,
      device: Device,
      requestId: string | null,
      authenticatedBy: readonly AuthenticatedBy[] = ["password"],
    ): Promise<Tokens> {
      const at = now();
      const id = randomUUID();
      const end = sessionEnd(at.getTime(), at.getTime(), await settings(tx));
      await setSignedIn(tx, personId, at);
      const isNewDevice = await markDevice(tx, deviceKeys, personId, device, at);
      const { userAgent, ip } = device;
      const expiresAt = new Date(end);
      await insertSession(tx, { id, personId, userAgent, ip, at, expiresAt, authenticatedBy, isNewDevice });
      await record(tx, { action: "session.started", actorId: personId, subject: { kind: "session", id }, requestId });
      if (isNewDevice) await options.mailNewDevice?.(tx, { personId, userAgent, at, requestId });
      return issue({ personId, sessionId: id, generation: 1 }, end);
    },
    /** Returns the pseudonym of a known device of an address, for rate limits. */
    findKnownDevice: (email: string, deviceId: string) =>
      findKnownDevice(database.primary, deviceKeys, email, deviceId),
    /** Issues an access token for viewing the portal as another person, on the viewer's session; it cannot be refreshed. */
    issueViewing: (claims: AccessClaims) => accessTokens.issue(claims, now().getTime() + accessTokenSeconds * 1000),
    /** Exchanges a refresh token; throws `refresh_refused`. A late replay ends the session unless `isAbandoned`. */
    async renew(refreshToken: string, request: RenewalRequest & { id: string | null }): Promise<Tokens> {
      const used = refreshTokens.read(refreshToken);
      if (used === null) throw refuse("refresh_refused");
      const store: RenewalStore = {
        inTransaction: (work) => transaction(database.primary, (tx) => work(sessionLedger(tx))),
        endReplayed: async (id, at) => {
          const ending = { reason: "replayed", at: new Date(at), requestId: request.id } as const;
          await transaction(database.primary, (tx) => endSession(tx, id, ending));
          gate.forgetSession(id);
        },
      };
      const outcome = await renewSession(store, used, await settings(database.primary), request);
      if (outcome.kind === "renewed") return issue(outcome, outcome.sessionEnd);
      throw refuse(outcome.kind === "abandoned" ? "not_ready" : "refresh_refused");
    },
  };
}
