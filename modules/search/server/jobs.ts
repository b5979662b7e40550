import { z } from "zod";
import { repeatWhile } from "#platform/jobs/batches.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { fillNext, markMoved } from "./indexing/store.ts";
import { updatePeople } from "./people/record-people.ts";

const movedPayload = z.union([z.object({ topicId: z.string() }), z.object({ categoryId: z.string() })]);

export const searchJobs: Record<string, JobHandler> = {
  /** Adds entries of content older than the index, in batches, and of people changed without an event. */
  "search.fill": async (job) => {
    await repeatWhile(job, async (tx) => (await updatePeople(tx, null)) > 0);
    for (const kind of ["topic", "comment"] as const) await repeatWhile(job, (tx) => fillNext(tx, kind));
  },
  "search.markMoved": (job) => {
    const moved = movedPayload.parse(job.payload);
    return repeatWhile(job, (tx) => markMoved(tx, moved));
  },
};

export const searchSchedules: readonly Schedule[] = [{ task: "search.fill", cron: "*/15 * * * *" }];
