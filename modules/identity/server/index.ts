import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { Permission } from "#shared/permissions.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { SecretKey } from "#platform/config/secret-key.ts";
import type { SingleSignOnConfig } from "#platform/config/single-sign-on-config.ts";
import type { Database, Reader, Transaction } from "#platform/database/database.ts";
import type { ToldEvent } from "#platform/events/feed.ts";
import type { Actor, Authenticate } from "#platform/http/actor.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { FindKnownDevice } from "#platform/http/rate-limit.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import {
  authorOf,
  mayChangeManager,
  requireDeciders,
  requireManager,
  type DecidersGift,
  type ManagerChange,
  type Taking,
} from "./authority/require-authority.ts";
import { tellDevice } from "./devices/tell-device.ts";
import { prepareFirstAdministrator } from "./accounts/first-administrator.ts";
import { arrangeAllDemands } from "./factors/arrange-demands.ts";
import { createFactorKeys, type FactorContext } from "./factors/context.ts";
import { bindFactors } from "./factors/http.ts";
import type { ErasureContext } from "./erasure/context.ts";
import { bindErasure } from "./erasure/http.ts";
import { identityHttp, type Demonstration } from "./http.ts";
import { identityJobs, identitySchedules } from "./jobs.ts";
import type { PersonalDataContext } from "./personal-data/context.ts";
import { bindPersonalData } from "./personal-data/http.ts";
import type { RolesContext } from "./roles/context.ts";
import { bindRoles } from "./roles/http.ts";
import { readPermissions } from "./roles/queries.ts";
import { createSessions, type Tokens } from "./sessions/sessions.ts";
import type { Device } from "./sessions/store.ts";
import type { OfficerContext } from "./users/context.ts";
import { bindScim } from "./scim/http.ts";
import type { ScimContext } from "./scim/context.ts";
import { bindTokens } from "./tokens/http.ts";
import { createSingleSignOn } from "./single-sign-on/context.ts";
import { bindSingleSignOn } from "./single-sign-on/http.ts";
import { bindViewing } from "./viewing/http.ts";
import { bindAccounts } from "./users/http.ts";
import { reachesPerson } from "./users/load-account.ts";

export { identityData } from "./personal-data.ts";
export { identityErasure } from "./erasure.ts";
export { createPersonWithAccount } from "./accounts/create-person.ts";
export type { Taking } from "./authority/require-authority.ts";
export { isActivePerson } from "./accounts/queries.ts";
export { isLiveReader } from "./sessions/check-reader.ts";
export { setAccountStatus } from "./accounts/set-status.ts";
export type { Demonstration } from "./http.ts";
export { hashPassword } from "./passwords/hash-password.ts";
export { addRoleMember, removeRoleMember, type BuiltInRole } from "./roles/store.ts";

/** The identity module, ready to be served. */
export type Identity = {
  routes: BoundRoute[];
  /** The routes of officers who keep accounts, and those of access tokens. */
  accountRoutes(
    surroundings: Pick<OfficerContext, "files" | "findPersonIds" | "passOn" | "findRolePowers">,
  ): BoundRoute[];
  /** The routes of a directory that keeps people and groups. */
  directoryRoutes(
    surroundings: Pick<ScimContext, "files" | "findPersonIds" | "passOn" | "countRoleUses" | "findRolePowers">,
  ): BoundRoute[];
  /** What people do with everything that is kept of them. */
  personalData(surroundings: Pick<PersonalDataContext, "files" | "sources">): {
    routes: BoundRoute[];
    jobs: Record<string, JobHandler>;
  };
  /** Erasing what is kept of people who have left. */
  erasure(
    surroundings: Pick<
      ErasureContext,
      "files" | "findPersonIds" | "findRolePowers" | "passOn" | "releaseFiles" | "erasures"
    >,
  ): {
    routes: BoundRoute[];
    jobs: Record<string, JobHandler>;
  };
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
  authenticate: Authenticate;
  /** Whether an address knows a device, for the limits of tries. */
  findKnownDevice: FindKnownDevice;
  /** Whether a session is still good, asked anew; for streams that stay open. */
  checkSession(sessionId: string): Promise<Actor | null>;
  /** Drops what this node remembers of a person's sessions; after the commit that changed their rights. */
  forgetPerson(personId: string): void;
  /** Drops what this node remembers when another node says that sessions, roles or accounts changed. */
  observe(events: readonly ToldEvent[]): void;
  /** What a person may do at this moment, asked anew; whether their account is active is another question. */
  permissionsOf(db: Reader, personId: string): Promise<ReadonlySet<Permission>>;
  /** Whether somebody's work may be given away by an officer: who holds every right that they have, now or later. */
  reaches(db: Reader, officer: Actor, personId: string): Promise<boolean>;
  /** Refuses a change of manager that somebody may not bring about (`own_authority`, `permission_not_held`). */
  requireManager(db: Reader, actor: Actor, change: ManagerChange): Promise<Taking>;
  /** Whether an actor may change a person's manager at all. */
  mayChangeManager(db: Reader, actor: Actor, personId: string): Promise<boolean>;
  /** Refuses an actor who would become an approver; `receivers` are the new approvers. */
  requireDeciders(db: Reader, actor: Actor, gift: DecidersGift): Promise<Taking>;
  /** Signs a person in without a password: for tests and for the load generator's data. */
  startSession(tx: Transaction, personId: string, device: Device): Promise<Tokens>;
  /** Has roles ask for a second factor as they do by default; at start. */
  arrangeDemands(): Promise<void>;
  /** The code for the first administrator, to be shown at start; null when there is one already. */
  prepareFirstAdministrator(): Promise<string | null>;
};

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

/** Sign-in, sessions, accounts and roles. `publicUrl` is asked when a mail is written. */
export function createIdentity(options: {
  database: Database;
  secretKey: SecretKey;
  settings: SettingsSource;
  publicUrl: () => string;
  /** The configured address of the installation; null when every host it is asked under is its own. */
  fixedUrl?: string | null;
  /** Null when this is no demonstration. */
  demonstration: Demonstration | null;
  /** Pictures of the ground for maps; null where there are none. */
  mapTiles?: MapTiles | null;
  /** Who else vouches for people; null where nobody does. */
  singleSignOn?: SingleSignOnConfig | null;
  /** Whether there is a mail server. */
  deliversMail?: boolean;
}): Identity {
  const { database, secretKey, settings, publicUrl, demonstration, mapTiles = null, deliversMail = false } = options;
  const singleSignOn = createSingleSignOn(options.singleSignOn ?? null, secretKey, publicUrl);
  const sessions = createSessions({
    database,
    secretKey,
    settings,
    tellDevice: (tx, device) => tellDevice(tx, context, device),
  });
  const context: FactorContext = {
    database,
    sessions,
    settings,
    publicUrl,
    demonstration: demonstration !== null,
    isSingleSignOnOnly: options.singleSignOn?.isOnly ?? false,
    keys: createFactorKeys(secretKey),
    fixedUrl: options.fixedUrl ?? null,
  };
  return {
    routes: [
      ...identityHttp(context, { demonstration, mapTiles, singleSignOn, deliversMail }),
      ...bindSingleSignOn({ ...context, singleSignOn }),
      ...bindFactors(context),
    ],
    accountRoutes(surroundings) {
      const officer = { ...context, ...surroundings };
      return [...bindAccounts(officer), ...bindTokens(officer), ...bindViewing(officer)];
    },
    personalData: (surroundings) => bindPersonalData({ ...context, ...surroundings }),
    erasure: (surroundings) => bindErasure({ ...context, ...surroundings }),
    directoryRoutes: (surroundings) =>
      bindScim({
        ...context,
        ...surroundings,
        today: async (db) => civilDateIn((await settings(db)).timeZone),
      }),
    jobs: identityJobs(context),
    schedules: identitySchedules,
    authenticate: sessions.authenticate,
    findKnownDevice: sessions.findKnownDevice,
    checkSession: sessions.checkSession,
    forgetPerson: sessions.forgetPerson,
    observe(events) {
      for (const { action, subject, details } of events) {
        if (aboutPerson.has(action)) sessions.forgetPerson(subject.id);
        else if (aboutSession.has(action)) sessions.forgetSession(subject.id);
        else if (action === "token.ended") sessions.forgetPerson(String(details["personId"]));
      }
    },
    permissionsOf: async (db, personId) =>
      readPermissions(db, personId, civilDateIn((await settings(db)).timeZone, now())),
    requireManager: (db, actor, change) => requireManager(db, { settings }, authorOf(actor, change.reason), change),
    mayChangeManager: (db, actor, personId) => mayChangeManager(db, { settings }, authorOf(actor), personId),
    requireDeciders: (db, actor, gift) => requireDeciders(db, { settings }, authorOf(actor, gift.reason), gift),
    reaches: (db, officer, personId) => reachesPerson(db, { settings }, officer, personId),
    startSession: (tx, personId, device) => sessions.start(tx, personId, device, null),
    arrangeDemands: () => arrangeAllDemands(context),
    prepareFirstAdministrator: () => prepareFirstAdministrator(context),
  };
}

/** Roles as they are administered: what they are called, what they allow, and who holds them. */
export const createRoles = ({ settings, ...surroundings }: Omit<RolesContext, "today">): { routes: BoundRoute[] } => ({
  routes: bindRoles({ ...surroundings, settings, today: async (db) => civilDateIn((await settings(db)).timeZone) }),
});
