import { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { endViewing } from "./store.ts";

/** The job that records the end of an expired viewing. Payload: `{id}`. */
export const endViewingTask = "identity.endViewing";

async function close(database: Database, id: string, requestId: string | null): Promise<void> {
  await transaction(database.primary, async (tx) => {
    const ended = await endViewing(tx, id, now());
    if (ended === null) return;
    await record(tx, {
      action: "viewing.ended",
      actorId: ended.viewerId,
      subject: { kind: "person", id: ended.personId },
      details: { viewing: id },
      requestId,
    });
  });
}

/** Ends the viewing of the request; throws `not_found` for a session without one. */
export async function closeViewing(
  database: Database,
  sessions: { forgetSession(sessionId: string): void },
  actor: Actor,
  requestId: string,
): Promise<void> {
  if (actor.viewing === undefined) throw refuse("not_found");
  await close(database, actor.viewing.id, requestId);
  sessions.forgetSession(actor.sessionId);
}

export const closeViewingJob: JobHandler = ({ database, payload }) =>
  close(database, z.object({ id: z.uuid() }).parse(payload).id, null);
