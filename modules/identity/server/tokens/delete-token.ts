import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { AccountContext } from "../accounts/context.ts";
import type { Requester, OfficerContext } from "../users/context.ts";
import { openAccount } from "../users/load-account.ts";
import { endToken } from "./store.ts";

/** Throws `not_found` for tokens of others and ended ones. */
export async function endOwnToken(
  { database, sessions }: AccountContext,
  { personId }: Actor,
  id: string,
  requestId: string,
): Promise<void> {
  await transaction(database.primary, async (tx) => {
    const ending = { personId, at: now(), actorId: personId, requestId };
    if (!(await endToken(tx, id, ending))) throw refuse("not_found");
  });
  sessions.forgetPerson(personId);
}

/** Ends a token of a person within the officer's authority. */
export async function endAccountToken(
  context: OfficerContext,
  { actor, requestId }: Requester,
  { id: personId, token }: { id: string; token: string },
): Promise<void> {
  await transaction(context.database.primary, async (tx) => {
    await openAccount(tx, context, actor, personId);
    const ending = { personId, at: now(), actorId: actor.personId, requestId };
    if (!(await endToken(tx, token, ending))) throw refuse("not_found");
  });
  context.sessions.forgetPerson(personId);
}
