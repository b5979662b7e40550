import { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { type ErasureContext, findHindrance, presentErasure } from "./present-erasure.ts";
import { lockErasure, readNames, readErasure } from "../accounts/queries.ts";
import { finishErasure, addErasedArea, runErasure, insertErasure } from "./store.ts";
import type { Erasure, ErasureGround } from "../../contract/erasure/schemas.ts";
import { openAccount } from "../users/load-account.ts";
import { isAdministratorOn } from "../viewing/store.ts";
import { todayOf } from "../accounts/context.ts";

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

/** Payload: `{personId}`. */
export const erasePersonTask = "identity.erasePerson";
/** Retries for days: a partial erasure is of little use. */
const eraseAttempts = 20;

type Erasing = Pick<ErasureContext, "database" | "erasures" | "releaseFiles" | "sessions">;

/** Erases the next batch of one area; returns whether there may be more. */
async function eraseSome({ database, releaseFiles }: Erasing, personId: string, one: PersonalErasure) {
  return transaction(database.primary, async (tx) => {
    const locked = await lockErasure(tx, personId);
    if (locked === null || locked.state === "done" || locked.done_areas.includes(one.area)) return false;
    await runErasure(tx, personId);
    const person = { id: personId, names: await readNames(tx, personId), release: releaseFiles };
    if (await one.erase(tx, person)) return true;
    await addErasedArea(tx, personId, one.area);
    return false;
  });
}

/** Erases area by area, each in its own transactions, so that an interrupted job continues. Idempotent. */
export const erasePersonJob =
  (context: Erasing): JobHandler =>
  async ({ payload, signal }) => {
    const { personId } = z.object({ personId: z.string() }).parse(payload);
    for (const one of context.erasures) {
      do signal.throwIfAborted();
      while (await eraseSome(context, personId, one));
    }
    await transaction(context.database.primary, async (tx) => {
      const locked = await lockErasure(tx, personId);
      if (locked === null || locked.state === "done") return;
      await finishErasure(tx, personId, now());
      await record(tx, {
        action: "account.erased",
        actorId: locked.asked_by,
        subject: { kind: "person", id: personId },
        details: { ground: locked.ground },
      });
    });
    context.sessions.forgetPerson(personId);
  };
