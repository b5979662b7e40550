import { Temporal } from "temporal-polyfill";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { MustReadContext } from "./load-must-read.ts";
import { notifyMissing } from "./deliver-reminders.ts";
import { claimDueMustReads } from "./store.ts";

const remind = "acknowledgements.remind";
/** The hour in the organisation's time zone before which no reminders are sent. */
const firstHour = 8;

/** Reminds people whose acknowledgement is missing, once on the last day and once on the day before, in the morning. */
export const acknowledgementJobs = ({
  timeZone: zoneOf,
}: Pick<MustReadContext, "timeZone">): Record<string, JobHandler> => ({
  [remind]: ({ database }) =>
    transaction(database.primary, async (tx) => {
      const timeZone = await zoneOf(tx);
      if (Temporal.Instant.from(nowIso()).toZonedDateTimeISO(timeZone).hour < firstHour) return;
      const day = civilDateIn(timeZone);
      for (const topicId of await claimDueMustReads(tx, day)) await notifyMissing(tx, topicId, null);
    }),
});

export const acknowledgementSchedules: readonly Schedule[] = [{ task: remind, cron: "5 * * * *", catchUpMinutes: 60 }];
