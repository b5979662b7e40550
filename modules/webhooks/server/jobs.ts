import { z } from "zod";
import { now, nowIso } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { repeatWhile } from "#platform/jobs/batches.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { WebhooksContext } from "./context.ts";
import { sendMessage, sendTask } from "./deliveries/deliver-message.ts";
import { purgeDeliveries } from "./deliveries/store.ts";
import { deletePreviousSecrets } from "./hooks/store.ts";

const purgeTask = "webhooks.purge";
const keptDays = 30;
const payloadOf = z.object({ deliveryId: z.string() });

export const webhookJobs = (context: WebhooksContext): Record<string, JobHandler> => ({
  [sendTask]: ({ database, payload }) => sendMessage(database, context, payloadOf.parse(payload).deliveryId),
  [purgeTask]: async (job) => {
    const before = new Date(now().getTime() - keptDays * 86_400_000);
    await repeatWhile(job, (tx) => purgeDeliveries(tx, before));
    await transaction(job.database.primary, (tx) => deletePreviousSecrets(tx, nowIso()));
  },
});

export const webhookSchedules: readonly Schedule[] = [{ task: purgeTask, cron: "17 3 * * *", catchUpMinutes: 720 }];
