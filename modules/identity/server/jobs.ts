import { z } from "zod";
import { deletePeople } from "#modules/people/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { AccountContext } from "./accounts/context.ts";
import { findAbandoned } from "./accounts/queries.ts";
import { mailResetLink, mailResetLinkTask } from "./accounts/reset-password.ts";
import { deleteLinksExpiredBefore } from "./accounts/store.ts";
import { deleteChallengesExpiredBefore } from "./factors/store-challenges.ts";
import { forgetFormerDemands, noteDemands } from "./factors/store-demands.ts";
import { closeViewingJob, endViewingTask } from "./viewing/close-viewing.ts";
import { deleteDevicesUnseenSince } from "./devices/store.ts";
import { deleteTicketsExpiredBefore } from "./single-sign-on/store.ts";
import { deleteSessionsOverBefore } from "./sessions/store.ts";
import { deleteTokensOverBefore } from "./tokens/store.ts";

const cleanUpTask = "identity.cleanUp";
const day = 86_400_000;
/** What is over is kept for this long, for questions about it. */
const kept = 30 * day;
/** A device on which nobody has signed in for so long is new again. */
const deviceKept = 400 * day;
/** A sign-up that is not confirmed in this time is forgotten, so that others cannot keep an address occupied. */
const unconfirmed = 7 * day;

/** Forgets up to 1,000 of those who signed up and never confirmed their address; answers how many. */
const forgetAbandoned = async (tx: Transaction, at: Date): Promise<number> =>
  deletePeople(tx, await findAbandoned(tx, new Date(at.getTime() - unconfirmed), at));

/** Deletes sessions, tokens and links that were over long ago, and sign-ups that nobody confirmed. */
async function cleanUp({ database, settings }: AccountContext): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - kept);
  await transaction(database.primary, async (tx) => {
    await deleteLinksExpiredBefore(tx, before);
    await deleteTicketsExpiredBefore(tx, at);
    await deleteDevicesUnseenSince(tx, new Date(at.getTime() - deviceKept));
    await deleteChallengesExpiredBefore(tx, before);
    const today = civilDateIn((await settings(tx)).timeZone, at);
    await forgetFormerDemands(tx, today);
    await noteDemands(tx, {}, at, today);
  });
  while ((await transaction(database.primary, (tx) => forgetAbandoned(tx, at))) > 0);
  while ((await transaction(database.primary, (tx) => deleteSessionsOverBefore(tx, before))) > 0);
  while ((await transaction(database.primary, (tx) => deleteTokensOverBefore(tx, before))) > 0);
}

/** The jobs of identity. */
export const identityJobs = (context: AccountContext): Record<string, JobHandler> => ({
  [mailResetLinkTask]: ({ payload }) => mailResetLink(context, z.object({ email: z.string() }).parse(payload).email),
  [endViewingTask]: closeViewingJob,
  [cleanUpTask]: () => cleanUp(context),
});

/** Every night, at a quiet hour of the zones around Riyadh. */
export const identitySchedules: readonly Schedule[] = [
  { task: cleanUpTask, cron: "17 0 * * *", catchUpMinutes: 24 * 60 },
];
