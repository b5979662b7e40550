import { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import type { ErasureContext } from "./context.ts";
import { holdErasure, readNames } from "./queries.ts";
import { finishErasure, noteArea, runErasure } from "./store.ts";

/** The job that erases somebody; `{personId}`. */
export const erasePersonTask = "identity.erasePerson";
/** How often it is tried: for days, since half of it is worth little. */
export const eraseAttempts = 20;

type Erasing = Pick<ErasureContext, "database" | "erasures" | "releaseFiles" | "sessions">;

/** Erases the next stretch of one area; answers whether there may be more of it. */
async function eraseSome({ database, releaseFiles }: Erasing, personId: string, one: PersonalErasure) {
  return transaction(database.primary, async (tx) => {
    const held = await holdErasure(tx, personId);
    if (held === null || held.state === "done" || held.done_areas.includes(one.area)) return false;
    await runErasure(tx, personId);
    const person = { id: personId, names: await readNames(tx, personId), release: releaseFiles };
    if (await one.erase(tx, person)) return true;
    await noteArea(tx, personId, one.area);
    return false;
  });
}

/**
 * The job: module by module, each in transactions of its own, so that one that was interrupted goes on where it was. Run
 * again it finds nothing to do.
 */
export const erasePersonJob =
  (context: Erasing): JobHandler =>
  async ({ payload, signal }) => {
    const { personId } = z.object({ personId: z.string() }).parse(payload);
    for (const one of context.erasures) {
      do signal.throwIfAborted();
      while (await eraseSome(context, personId, one));
    }
    await transaction(context.database.primary, async (tx) => {
      const held = await holdErasure(tx, personId);
      if (held === null || held.state === "done") return;
      await finishErasure(tx, personId, now());
      await record(tx, {
        action: "account.erased",
        actorId: held.asked_by,
        subject: { kind: "person", id: personId },
        details: { ground: held.ground },
      });
    });
    context.sessions.forgetPerson(personId);
  };
