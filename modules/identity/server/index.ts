import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { SecretKeys } from "#platform/config/secret-keys.ts";
import type { SingleSignOnConfig } from "#platform/config/single-sign-on-config.ts";
import type { Database, Reader, Transaction } from "#platform/database/database.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import {
  authorOf,
  mayChangeManager,
  requireDeciders,
  requireManager,
  type DecidersGrant,
  type ManagerChange,
} from "./authority/check-authority.ts";
import { mailNewDevice } from "./accounts/deliver-account-mail.ts";
import { prepareFirstAdministrator } from "./accounts/sign-up.ts";
import { alignAllDemands } from "./factors/change-demands.ts";
import { createFactorKeys, type FactorContext, handlePurpose, recoveryPurpose } from "./factors/context.ts";
import { bindFactors } from "./factors/http.ts";
import type { ErasureContext } from "./erasure/present-erasure.ts";
import { bindErasure } from "./erasure/http.ts";
import { identityHttp, type Demonstration } from "./http.ts";
import { identityJobs, identitySchedules } from "./jobs.ts";
import type { PersonalDataContext } from "./personal-data/create-archive.ts";
import { bindPersonalData } from "./personal-data/http.ts";
import type { RolesContext } from "./roles/context.ts";
import { bindRoles } from "./roles/http.ts";
import { readPermissions } from "./roles/queries.ts";
import { createSessions } from "./sessions/create-sessions.ts";
import { devicePurpose, type Device } from "./devices/store.ts";
import type { OfficerContext } from "./users/context.ts";
import { bindScim } from "./scim/http.ts";
import type { ScimContext } from "./scim/change-user.ts";
import { bindTokens } from "./tokens/http.ts";
import { createSingleSignOn } from "./single-sign-on/context.ts";
import { bindSingleSignOn } from "./single-sign-on/http.ts";
import { bindViewing } from "./viewing/http.ts";
import { bindAccounts } from "./users/http.ts";
import { coversPerson } from "./users/load-account.ts";
import { todayOf } from "./accounts/context.ts";

export { totpSource } from "./factors/context.ts";
/** Purposes whose derived keys are needed after their secret key is removed. */
export const derivedPurposes = [recoveryPurpose, handlePurpose, devicePurpose];
export { identityData } from "./personal-data.ts";
export { identityErasure } from "./erasure.ts";
export { createPersonWithAccount } from "./accounts/create-person.ts";
export type { SelfGrant } from "./authority/check-authority.ts";
export { isActivePerson } from "./accounts/queries.ts";
export { isLiveReader } from "./sessions/check-reader.ts";
export { setAccountStatus } from "./accounts/change-status.ts";
export type { Demonstration } from "./http.ts";
export { hashPassword } from "./passwords/compute-password-hash.ts";
export { addRoleMember, removeRoleMember, type BuiltInRole } from "./roles/store.ts";

/** Dependencies that the module does not have itself. */
type Besides<Context> = Omit<Context, keyof FactorContext>;

export type Identity = ReturnType<typeof createIdentity>;

const aboutPerson = new Set([
  "sessions.ended",
  "account.activated",
  "account.disabled",
  "account.erased",
  "factor.totpAdded",
  "factor.totpRemoved",
  "factor.reset",
  "passkey.added",
  "passkey.removed",
  "role.memberAdded",
  "role.memberRemoved",
]);
const aboutSession = new Set(["session.ended", "session.replayed"]);

/** Sign-in, sessions, accounts and roles. `publicUrl` is called when a mail is written. */
export function createIdentity(options: {
  database: Database;
  secretKeys: SecretKeys;
  settings: SettingsSource;
  publicUrl: () => string;
  /** The configured URL of the installation; null if it serves any host. */
  fixedUrl?: string | null;
  /** Null unless it is a demonstration. */
  demonstration: Demonstration | null;
  /** Null without maps. */
  mapTiles?: MapTiles | null;
  /** Null without a provider. */
  singleSignOn?: SingleSignOnConfig | null;
  deliversMail?: boolean;
}) {
  const { database, secretKeys, settings, publicUrl, demonstration, mapTiles = null, deliversMail = false } = options;
  const singleSignOn = createSingleSignOn(options.singleSignOn ?? null, secretKeys, publicUrl);
  const sessions = createSessions({
    database,
    secretKeys,
    settings,
    mailNewDevice: (tx, device) => mailNewDevice(tx, context, device),
  });
  const context: FactorContext = {
    database,
    sessions,
    settings,
    publicUrl,
    demonstration: demonstration !== null,
    isSingleSignOnOnly: options.singleSignOn?.isOnly ?? false,
    keys: createFactorKeys(secretKeys),
    fixedUrl: options.fixedUrl ?? null,
  };
  return {
    routes: [
      ...identityHttp(context, { demonstration, mapTiles, singleSignOn, deliversMail }),
      ...bindSingleSignOn({ ...context, singleSignOn }),
      ...bindFactors(context),
    ],
    /** Routes of accounts and of access tokens. */
    accountRoutes(dependencies: Besides<OfficerContext>): BoundRoute[] {
      const officer = { ...context, ...dependencies };
      return [...bindAccounts(officer), ...bindTokens(officer), ...bindViewing(officer)];
    },
    /** Export of personal data. */
    personalData: (dependencies: Besides<PersonalDataContext>) => bindPersonalData({ ...context, ...dependencies }),
    /** Erasure of personal data. */
    erasure: (dependencies: Besides<ErasureContext>) => bindErasure({ ...context, ...dependencies }),
    /** Routes of SCIM. */
    directoryRoutes: (dependencies: Besides<ScimContext>) => bindScim({ ...context, ...dependencies }),
    jobs: identityJobs(context),
    schedules: identitySchedules,
    authenticate: sessions.authenticate,
    /** Returns the pseudonym of a known device of an address, for rate limits. */
    findKnownDevice: sessions.findKnownDevice,
    /** Validates sessions without cache; for open streams. */
    checkSessions: sessions.checkSessions,
    /** Clears this node's cache of a person's sessions; call after the commit of a change to their permissions. */
    forgetPerson: sessions.forgetPerson,
    /** Clears this node's caches after changes of sessions, roles or accounts on other nodes. */
    observe(events: readonly PublishedEvent[]): void {
      for (const { action, subject, details } of events) {
        if (aboutPerson.has(action)) sessions.forgetPerson(subject.id);
        else if (aboutSession.has(action)) sessions.forgetSession(subject.id);
        else if (action === "token.ended") sessions.forgetPerson(String(details["personId"]));
      }
    },
    /** Reads the permissions of a person without cache; does not check whether the account is active. */
    permissionsOf: async (db: Reader, personId: string) => readPermissions(db, personId, await todayOf(db, context)),
    /** Throws if the actor may not make this change of manager (`own_authority`, `permission_not_held`). */
    requireManager: (db: Reader, actor: Actor, change: ManagerChange) =>
      requireManager(db, { settings }, authorOf(actor, change.reason), change),
    /** Returns whether the actor may change the person's manager at all. */
    mayChangeManager: (db: Reader, actor: Actor, personId: string) =>
      mayChangeManager(db, { settings }, authorOf(actor), personId),
    /** Throws if the actor would become an approver; `receivers` are the new approvers. */
    requireDeciders: (db: Reader, actor: Actor, grant: DecidersGrant) =>
      requireDeciders(db, { settings }, authorOf(actor, grant.reason), grant),
    /** Returns whether the officer has every permission that the person has now or later, and so may reassign their work. */
    reaches: (db: Reader, officer: Actor, personId: string) => coversPerson(db, { settings }, officer, personId),
    /** Starts a session without a password, for tests and for the load generator. */
    startSession: (tx: Transaction, personId: string, device: Device) => sessions.start(tx, personId, device, null),
    /** Sets the default demands of roles; called at start. */
    alignDemands: () => alignAllDemands(context),
    /** The code of the first administrator, shown at start; null if there is one. */
    prepareFirstAdministrator: () => prepareFirstAdministrator(context),
  };
}

/** Administration of roles, their permissions and members. */
export const createRoles = (context: RolesContext): { routes: BoundRoute[] } => ({ routes: bindRoles(context) });
