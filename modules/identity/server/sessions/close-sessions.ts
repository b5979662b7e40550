import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { AccountContext } from "../accounts/context.ts";
import { endTokensOf } from "../tokens/store.ts";
import type { OfficerContext, Requester } from "../users/context.ts";
import { openAccount } from "../users/load-account.ts";
import { isOwnSession, endSession, endSessionsOf } from "./store.ts";

type Context = Pick<AccountContext, "database" | "sessions">;

export async function signOut({ database, sessions }: Context, { sessionId }: Actor, requestId: string): Promise<void> {
  const ending = { reason: "signedOut", at: now(), requestId } as const;
  await transaction(database.primary, (tx) => endSession(tx, sessionId, ending));
  sessions.forgetSession(sessionId);
}

/** Throws `not_found` for sessions of others and ended ones. */
async function endSessionOf(
  tx: Transaction,
  personId: string,
  sessionId: string,
  by: { requestId: string; endedBy: string },
): Promise<void> {
  if (!(await isOwnSession(tx, sessionId, personId, now()))) throw refuse("not_found");
  await endSession(tx, sessionId, { reason: "ended", at: now(), ...by });
}

export async function endOwnSession(
  { database, sessions }: Context,
  { personId }: Actor,
  sessionId: string,
  requestId: string,
): Promise<void> {
  await transaction(database.primary, (tx) => endSessionOf(tx, personId, sessionId, { requestId, endedBy: personId }));
  sessions.forgetSession(sessionId);
}

/** Ends all sessions of the person, including the current one; with `endTokens` also their access tokens. */
export async function endAllSessions(
  { database, sessions }: Context,
  { personId }: Actor,
  { endTokens, requestId }: { endTokens: boolean; requestId: string },
): Promise<void> {
  await transaction(database.primary, async (tx) => {
    const by = { at: now(), actorId: personId, requestId };
    await endSessionsOf(tx, personId, { reason: "ended", ...by });
    if (endTokens) await endTokensOf(tx, { personId, ...by });
  });
  sessions.forgetPerson(personId);
}

/** Ends all sessions of a person within the officer's authority. */
export async function endAccountSessions(context: OfficerContext, { actor, requestId }: Requester, personId: string) {
  await transaction(context.database.primary, async (tx) => {
    await openAccount(tx, context, actor, personId);
    await endSessionsOf(tx, personId, { reason: "ended", at: now(), actorId: actor.personId, requestId });
  });
  context.sessions.forgetPerson(personId);
}

export async function endAccountSession(
  context: OfficerContext,
  { actor, requestId }: Requester,
  { id: personId, session }: { id: string; session: string },
): Promise<void> {
  await transaction(context.database.primary, async (tx) => {
    await openAccount(tx, context, actor, personId);
    await endSessionOf(tx, personId, session, { requestId, endedBy: actor.personId });
  });
  context.sessions.forgetSession(session);
}
