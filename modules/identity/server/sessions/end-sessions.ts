import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { endTokensOf } from "../tokens/store.ts";
import { isOwnSession } from "./queries.ts";
import type { Sessions } from "./create-sessions.ts";
import { endSession, endSessionsOf } from "./store.ts";

export async function signOut(database: Database, sessions: Sessions, actor: Actor, requestId: string): Promise<void> {
  await transaction(database.primary, (tx) => endSession(tx, actor.sessionId, "signedOut", now(), requestId));
  sessions.forgetSession(actor.sessionId);
}

/** Throws `not_found` for sessions of others and ended ones. */
export async function endOwnSession(
  database: Database,
  sessions: Sessions,
  actor: Actor,
  sessionId: string,
  requestId: string,
): Promise<void> {
  await transaction(database.primary, async (tx) => {
    if (!(await isOwnSession(tx, sessionId, actor.personId, now()))) throw refuse("not_found");
    await endSession(tx, sessionId, "ended", now(), requestId);
  });
  sessions.forgetSession(sessionId);
}

/** Ends all sessions of the person, including the current one; with `endTokens` also their access tokens. */
export async function endAllSessions(
  database: Database,
  sessions: Sessions,
  actor: Actor,
  { endTokens, requestId }: { endTokens: boolean; requestId: string },
): Promise<void> {
  const { personId } = actor;
  await transaction(database.primary, async (tx) => {
    const by = { at: now(), actorId: personId, requestId };
    await endSessionsOf(tx, personId, { except: null, reason: "ended", ...by });
    if (endTokens) await endTokensOf(tx, { personId, ...by });
  });
  sessions.forgetPerson(personId);
}
