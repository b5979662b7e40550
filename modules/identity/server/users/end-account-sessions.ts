import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { refuse } from "#platform/http/refuse.ts";
import { isOwnSession } from "../sessions/queries.ts";
import { endSession, endSessionsOf } from "../sessions/store.ts";
import type { Requester, OfficerContext } from "./context.ts";
import { openAccount } from "./load-account.ts";

export async function endAccountSessions(
  context: OfficerContext,
  requester: Requester,
  personId: string,
): Promise<void> {
  const { actor, requestId } = requester;
  await transaction(context.database.primary, async (tx) => {
    await openAccount(tx, context, actor, personId);
    await endSessionsOf(tx, personId, {
      except: null,
      reason: "ended",
      at: now(),
      actorId: actor.personId,
      requestId,
    });
  });
  context.sessions.forgetPerson(personId);
}

/** Throws `not_found` for sessions of others and ended ones. */
export async function endAccountSession(
  context: OfficerContext,
  requester: Requester,
  personId: string,
  sessionId: string,
): Promise<void> {
  await transaction(context.database.primary, async (tx) => {
    await openAccount(tx, context, requester.actor, personId);
    if (!(await isOwnSession(tx, sessionId, personId, now()))) throw refuse("not_found");
    await endSession(tx, sessionId, "ended", now(), requester.requestId, requester.actor.personId);
  });
  context.sessions.forgetSession(sessionId);
}
