import { z } from "zod";
import { instant } from "#shared/wire.ts";

const activityDay = z.object({
  /** `YYYY-MM-DD` in the organisation's zone. */
  date: z.string(),
  /** People who used Diwan; null where it was not counted while the day lasted. */
  people: z.number().int().nullable(),
  topics: z.number().int(),
  comments: z.number().int(),
});
export type ActivityDay = z.output<typeof activityDay>;

/** From the oldest to today; days on which nothing was counted are among them. */
export const activity = z.object({ days: z.array(activityDay) });

export const accountCounts = z.object({
  /** Accounts that wait for an administrator, counted up to 1,000. */
  waiting: z.number().int(),
});

/** Jobs are counted up to 100,000. */
export const health = z.object({
  jobs: z.object({
    /** Due and not begun. */
    waiting: z.number().int(),
    /** Failed at least once, and tried again by themselves. */
    retrying: z.number().int(),
    /** Out of attempts: somebody has to decide. */
    failed: z.number().int(),
    /** When the oldest of those that wait was due; null when none waits. */
    oldestDueAt: instant.nullable(),
  }),
  /** Mails that have not left yet, and those that never will by themselves. */
  mail: z.object({ isSet: z.boolean(), waiting: z.number().int(), failed: z.number().int() }),
  /** Bytes on the disk of the database server. */
  databaseBytes: z.number().int(),
});
export type Health = z.output<typeof health>;

export const failedJob = z.object({
  id: z.string(),
  /** What it does: `mail.send`. */
  task: z.string(),
  /** What went wrong the last time, cut short. */
  error: z.string(),
  attempts: z.number().int(),
  failedAt: instant,
});
export type FailedJob = z.output<typeof failedJob>;
