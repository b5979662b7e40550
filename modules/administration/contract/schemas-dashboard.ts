import { z } from "zod";
import { instant } from "#shared/wire.ts";

const activityDay = z.object({
  /** `YYYY-MM-DD` in the organisation's zone. */
  date: z.string(),
  /** People who used Diwan; null if they were not counted on that day. */
  people: z.number().int().nullable(),
  topics: z.number().int(),
  comments: z.number().int(),
});
export type ActivityDay = z.output<typeof activityDay>;

/** Oldest first, up to today; includes days without counts. */
export const activity = z.object({ days: z.array(activityDay) });

export const accountCounts = z.object({
  /** Accounts that wait for approval, counted up to 1,000. */
  waiting: z.number().int(),
});

/** Jobs are counted up to 100,000. */
export const health = z.object({
  jobs: z.object({
    /** Due and not started. */
    waiting: z.number().int(),
    /** Failed at least once; retried automatically. */
    retrying: z.number().int(),
    /** Out of attempts; an administrator has to decide. */
    failed: z.number().int(),
    /** The due time of the oldest waiting job; null without one. */
    oldestDueAt: instant.nullable(),
  }),
  /** `waiting`: not sent yet. `failed`: not retried automatically. */
  mail: z.object({ isSet: z.boolean(), waiting: z.number().int(), failed: z.number().int() }),
  /** Bytes on the disk of the database server. */
  databaseBytes: z.number().int(),
});
export type Health = z.output<typeof health>;

export const failedJob = z.object({
  id: z.string(),
  /** The kind of job, such as `mail.send`. */
  task: z.string(),
  /** The last error, shortened. */
  error: z.string(),
  attempts: z.number().int(),
  failedAt: instant,
});
export type FailedJob = z.output<typeof failedJob>;
