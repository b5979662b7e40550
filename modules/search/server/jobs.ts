import { z } from "zod";
import { transaction } from "#platform/database/transaction.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { fillNext, markMoved } from "./indexing/store.ts";
import { updatePeople } from "./people/update-people.ts";

const movedPayload = z.union([z.object({ topicId: z.string() }), z.object({ categoryId: z.string() })]);

export const searchJobs: Record<string, JobHandler> = {
  /** Adds entries of content older than the index, in batches, and of people changed without an event. */
  "search.fill": async ({ database, signal }) => {
    const step = (work: Parameters<typeof transaction<boolean>>[1]): Promise<boolean> =>
      transaction(database.primary, work);
    while (!signal.aborted && (await step(async (tx) => (await updatePeople(tx, null)) > 0)));
    for (const kind of ["topic", "comment"] as const) {
      while (!signal.aborted && (await step((tx) => fillNext(tx, kind))));
    }
    signal.throwIfAborted();
  },
  /** Updates the category mark of moved documents. */
  "search.markMoved": async ({ database, payload, signal }) => {
    const moved = movedPayload.parse(payload);
    while (!signal.aborted && (await transaction(database.primary, (tx) => markMoved(tx, moved))) > 0);
    signal.throwIfAborted();
  },
};

export const searchSchedules: readonly Schedule[] = [{ task: "search.fill", cron: "*/15 * * * *" }];
