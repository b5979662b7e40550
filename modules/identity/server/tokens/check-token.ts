import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { insertDemands } from "../factors/store-demands.ts";
import { loadRights } from "../roles/queries.ts";
import { isOver } from "./policy.ts";
import { readTokenFacts, markTokenUsed } from "./store.ts";
import { hashToken, isWellFormed } from "./compute-token-hash.ts";

/** Milliseconds of caching the validation of a token. */
const freshness = 5_000;
const maxTokens = 10_000;

/** Authenticates a token: first its checksum, then token, account and roles from the database. */
export function createTokenGate({ database, settings }: { database: Database; settings: SettingsSource }) {
  const known = new Map<string, { until: number; actor: Promise<Actor | null> }>();

  async function loadActor(hash: Buffer): Promise<Actor | null> {
    const at = now();
    const { timeZone, tokenMaximumDays } = await settings(database.primary);
    const today = civilDateIn(timeZone, at);
    const facts = await readTokenFacts(database.primary, hash, today, at);
    if (facts === null || !facts.isActive) return null;
    const { id, personId, scopes, locale, isEnded } = facts;
    const life = { createdAt: Date.parse(facts.createdAt), expiresAt: Date.parse(facts.expiresAt), isEnded };
    if (isOver(life, tokenMaximumDays, at.getTime())) return null;
    if (facts.isDemandNew === true)
      await transaction(database.primary, (tx) => insertDemands(tx, { personId }, at, today));
    await markTokenUsed(database.primary, id, at);
    return {
      ...(await loadRights(database.primary, facts, today)),
      personId,
      sessionId: `token ${id}`,
      generation: 0,
      locale,
      secondFactorDue: facts.secondFactorDue,
      token: { id, scopes },
    };
  }

  return {
    /** Authenticates the owner of a token with all current permissions; the scopes are checked later. */
    async authenticate(text: string): Promise<Actor | null> {
      if (!isWellFormed(text)) return null;
      const hash = hashToken(text);
      const key = hash.toString("base64");
      const at = now().getTime();
      const held = known.get(key);
      if (held !== undefined && at < held.until) return held.actor;
      const entry = { until: at + freshness, actor: loadActor(hash) };
      known.delete(key);
      known.set(key, entry);
      for (const oldest of known.keys()) {
        if (known.size <= maxTokens) break;
        known.delete(oldest);
      }
      entry.actor.catch(() => {
        if (known.get(key) === entry) known.delete(key);
      });
      return entry.actor;
    },
    /** Clears the cache of this node: all of it, since finding a person's tokens would require waiting. */
    forget: () => known.clear(),
  };
}
