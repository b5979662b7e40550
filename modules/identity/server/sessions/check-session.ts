import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { isBlockedBySecondFactor, type Actor } from "#platform/http/actor.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { AccessClaims, AccessTokens } from "./create-tokens.ts";
import { insertDemands } from "../factors/store-demands.ts";
import { listSessionFacts, readSessionFacts, type SessionFacts, markUsed } from "./store.ts";
import { loadRights, readRights } from "../roles/queries.ts";
import { viewerActor } from "../viewing/policy.ts";
import { readViewing } from "../viewing/store.ts";

/** Milliseconds of caching the validation of a token. */
const freshness = 5_000;
const maxTokens = 10_000;

type Known = { sessionId: string; personId: string; until: number; actor: Promise<Actor | null> };

async function actorOf(
  db: Reader,
  generation: number | null,
  facts: SessionFacts | null,
  today: string,
): Promise<Actor | null> {
  if (facts === null || facts.isOver || !facts.isActive) return null;
  return {
    ...(await loadRights(db, facts, today)),
    personId: facts.personId,
    sessionId: facts.sessionId,
    generation: generation ?? facts.generation,
    locale: facts.locale,
    secondFactorDue: facts.secondFactorDue,
  };
}

/** Authenticates a token: first its signature and expiry, then session, account and roles from the database. */
export function createGate(options: { database: Database; tokens: AccessTokens; settings: SettingsSource }) {
  const { database, tokens, settings } = options;
  const known = new Map<string, Known>();

  const todayOf = async (at: Date): Promise<string> => civilDateIn((await settings(database.primary)).timeZone, at);

  /** Returns the actor of a session; stores that a second factor is demanded from now on. */
  async function actorFrom(facts: SessionFacts | null, generation: number | null, at: Date, today: string) {
    const actor = await actorOf(database.primary, generation, facts, today);
    if (actor !== null && facts?.isDemandNew === true)
      await transaction(database.primary, (tx) => insertDemands(tx, { personId: actor.personId }, at, today));
    return actor;
  }

  async function loadActor(sessionId: string, generation: number): Promise<Actor | null> {
    const at = now();
    const today = await todayOf(at);
    const facts = await readSessionFacts(database.primary, sessionId, generation, at, today);
    const actor = await actorFrom(facts, generation, at, today);
    if (actor === null || facts === null) return actor;
    // Before the response: the predecessor's grace period starts now.
    if (facts.isRecorded && facts.firstUsedAt === null)
      await transaction(database.primary, (tx) => markUsed(tx, sessionId, generation, at));
    return actor;
  }

  /** Authenticates a viewing as another person: both accounts are validated. */
  async function loadViewer({ personId, sessionId, generation, viewing }: AccessClaims): Promise<Actor | null> {
    const viewer = await loadActor(sessionId, generation);
    if (viewing === undefined || viewer === null || isBlockedBySecondFactor(viewer, now())) return null;
    const at = now();
    const today = civilDateIn((await settings(database.primary)).timeZone, at);
    const facts = await readViewing(database.primary, viewing.viewerId, today, viewing.id, at);
    if (facts?.personId !== personId) return null;
    return viewerActor(viewer, viewing.id, facts, await readRights(database.primary, personId, today));
  }

  /** Returns the cached actor of a token and marks it as most recently used. */
  function cachedActor(token: string, at: number): Promise<Actor | null> | null {
    const held = known.get(token);
    if (held === undefined) return null;
    known.delete(token);
    // A clock that was set back must not keep an answer for hours.
    if (at >= held.until || at < held.until - 2 * freshness) return null;
    known.set(token, held);
    return held.actor;
  }

  function cache(token: string, entry: Known): void {
    known.set(token, entry);
    for (const oldest of known.keys()) {
      if (known.size <= maxTokens) break;
      known.delete(oldest);
    }
    entry.actor.catch(() => {
      if (known.get(token) === entry) known.delete(token);
    });
  }

  async function authenticate(token: string): Promise<Actor | null> {
    const at = now().getTime();
    const held = cachedActor(token, at);
    if (held !== null) return held;
    const claims = await tokens.read(token);
    if (claims === null) return null;
    // A concurrent request may have started the validation while the signature was verified.
    const checked = cachedActor(token, at);
    if (checked !== null) return checked;
    const { sessionId, personId, generation, expiresAt } = claims;
    const actor = claims.viewing === undefined ? loadActor(sessionId, generation) : loadViewer(claims);
    cache(token, { sessionId, personId, until: Math.min(at + freshness, expiresAt), actor });
    return actor;
  }

  function forget(matches: (entry: Known) => boolean): void {
    for (const [token, entry] of known) if (matches(entry)) known.delete(token);
  }

  return {
    authenticate,
    /** Validates sessions without cache, for open event streams; those that are over have no entry. */
    async checkSessions(sessionIds: readonly string[]): Promise<Map<string, Actor>> {
      const at = now();
      const today = await todayOf(at);
      const found = new Map<string, Actor>();
      for (const facts of await listSessionFacts(database.primary, sessionIds, null, at, today)) {
        const actor = await actorFrom(facts, null, at, today);
        if (actor !== null && !isBlockedBySecondFactor(actor, now())) found.set(facts.sessionId, actor);
      }
      return found;
    },
    /** Both clear the cache of this node; call after the commit of the change. */
    forgetSession: (sessionId: string) => forget((entry) => entry.sessionId === sessionId),
    forgetPerson: (personId: string) => forget((entry) => entry.personId === personId),
  };
}
