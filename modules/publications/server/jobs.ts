import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { PublicationContext } from "./context.ts";
import { notifyPublished } from "./documents/deliver-notices.ts";
import { checkLinks } from "./links/check-links.ts";

const check = "publications.checkLinks";
const notify = "publications.tellAppeared";

export const publicationJobs = (context: PublicationContext): Record<string, JobHandler> => ({
  [check]: async ({ database, signal, log }) => {
    const broken = await checkLinks(database, context, signal);
    if (broken > 0) log.info({ broken }, "important links lead nowhere");
  },
  [notify]: notifyPublished,
});

export const publicationSchedules: readonly Schedule[] = [
  { task: check, cron: "37 2 * * *", catchUpMinutes: 720 },
  { task: notify, cron: "* * * * *" },
];
