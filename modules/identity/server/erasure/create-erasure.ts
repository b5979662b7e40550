import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { Erasure, ErasureGround } from "../../contract/erasure/schemas.ts";
import { todayOf } from "../accounts/context.ts";
import { readErasure, readNames } from "../accounts/queries.ts";
import { openAccount } from "../users/load-account.ts";
import { isAdministratorOn } from "../viewing/store.ts";
import { eraseAttempts, erasePersonTask } from "./apply-erasure.ts";
import { findHindrance, presentErasure, type ErasureContext } from "./present-erasure.ts";
import { insertErasure } from "./store.ts";

/** Throws `not_allowed` unless the actor is an administrator. */
export async function requireEraser(db: Reader, context: ErasureContext, actor: Actor): Promise<void> {
  if (!(await isAdministratorOn(db, actor.personId, await todayOf(db, context)))) throw refuse("not_allowed");
}

/**
 * Starts the erasure of a person with a disabled account, confirmed by typing the name. Throws for hindrances, and
 * `erasure_begun` the second time. No name is recorded.
 */
export async function createErasure(
  tx: Transaction,
  context: ErasureContext,
  { actor, requestId }: { actor: Actor; requestId: string },
  personId: string,
  { ground, name }: { ground: ErasureGround; name: string },
): Promise<Erasure> {
  await requireEraser(tx, context, actor);
  const account = await openAccount(tx, context, actor, personId);
  if ((await readErasure(tx, personId)) !== null) throw refuse("erasure_begun");
  const hindrance = await findHindrance(tx, context, actor, account);
  if (hindrance !== null) throw refuse(hindrance);
  if (!(await readNames(tx, personId)).includes(name)) throw refuseField("name_mismatch", "name", { key: "invalid" });
  if (!(await insertErasure(tx, personId, ground, actor.personId, now()))) throw refuse("erasure_begun");
  await record(tx, {
    action: "account.erasureStarted",
    actorId: actor.personId,
    subject: { kind: "person", id: personId },
    details: { ground },
    requestId,
  });
  await enqueue(tx, erasePersonTask, { personId }, { maxAttempts: eraseAttempts, key: `erase ${personId}` });
  return presentErasure(tx, context, actor, account);
}
