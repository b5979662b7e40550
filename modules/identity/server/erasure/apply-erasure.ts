import { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import type { ErasureContext } from "./present-erasure.ts";
import { lockErasure, readNames } from "../accounts/queries.ts";
import { addErasedArea, finishErasure, runErasure } from "./store.ts";

/** Payload: `{personId}`. */
export const erasePersonTask = "identity.erasePerson";
/** Retries for days: a partial erasure is of little use. */
export const eraseAttempts = 20;

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
