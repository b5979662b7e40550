import { z } from "zod";
import { deletePeople } from "#modules/people/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { repeatWhile } from "#platform/jobs/batches.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobContext, JobHandler } from "#platform/jobs/task.ts";
import { todayOf, type AccountContext } from "./accounts/context.ts";
import { findAbandoned } from "./accounts/queries.ts";
import { mailResetLink, mailResetLinkTask } from "./accounts/renew-password.ts";
import { deleteLinksExpiredBefore } from "./accounts/store.ts";
import { deleteChallengesExpiredBefore } from "./factors/store-challenges.ts";
import { forgetFormerDemands, insertDemands } from "./factors/store-demands.ts";
import { closeViewingJob, endViewingTask } from "./viewing/close-viewing.ts";
import { deleteDevicesUnseenSince } from "./devices/store.ts";
import { deleteTicketsExpiredBefore } from "./single-sign-on/store.ts";
import { deleteSessionsOverBefore } from "./sessions/store.ts";
import { deleteTokensOverBefore } from "./tokens/store.ts";

const cleanUpTask = "identity.cleanUp";
const day = 86_400_000;
/** Retention of ended sessions, tokens and links, for inquiries. */
const kept = 30 * day;
/** A device without a sign-in for this time is new again. */
const deviceKept = 400 * day;
/** An unconfirmed sign-up is deleted after this time, so that it does not block the address. */
const unconfirmed = 7 * day;

/** Deletes up to 1,000 people who never confirmed their address; returns their number. */
const forgetAbandoned = async (tx: Transaction, at: Date): Promise<number> =>
  deletePeople(tx, await findAbandoned(tx, new Date(at.getTime() - unconfirmed), at));

/** Deletes sessions, tokens and links some time after their end, and unconfirmed sign-ups. */
async function cleanUp(job: JobContext, context: AccountContext): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - kept);
  await transaction(job.database.primary, async (tx) => {
    await deleteLinksExpiredBefore(tx, before);
    await deleteTicketsExpiredBefore(tx, at);
    await deleteDevicesUnseenSince(tx, new Date(at.getTime() - deviceKept));
    await deleteChallengesExpiredBefore(tx, before);
    const today = await todayOf(tx, context, at);
    await forgetFormerDemands(tx, today);
    await insertDemands(tx, {}, at, today);
  });
  await repeatWhile(job, async (tx) => (await forgetAbandoned(tx, at)) > 0);
  await repeatWhile(job, async (tx) => (await deleteSessionsOverBefore(tx, before)) > 0);
  await repeatWhile(job, async (tx) => (await deleteTokensOverBefore(tx, before)) > 0);
}

export const identityJobs = (context: AccountContext): Record<string, JobHandler> => ({
  [mailResetLinkTask]: ({ payload }) => mailResetLink(context, z.object({ email: z.string() }).parse(payload).email),
  [endViewingTask]: closeViewingJob,
  [cleanUpTask]: (job) => cleanUp(job, context),
});

/** Every night, at a quiet hour in time zones around Riyadh. */
export const identitySchedules: readonly Schedule[] = [
  { task: cleanUpTask, cron: "17 0 * * *", catchUpMinutes: 24 * 60 },
];
