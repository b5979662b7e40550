import { z } from "zod";
import { transaction } from "#platform/database/transaction.ts";
import { repeatWhile } from "#platform/jobs/batches.ts";
import type { SealKeys } from "#platform/events/seal-keys.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { checkChain, startVerification, verifyTask } from "./check-chain.ts";
import { deleteNextExpired, indexNext } from "./store.ts";

const nightly = "audit.verifyNightly";
const indexTask = "audit.keepWords";

const payloadOf = z.object({ id: z.string() });

/** The chain is verified every night and on request. The search index is updated every minute and by each search. */
export const auditJobs = (sealKeys: SealKeys): Record<string, JobHandler> => ({
  [nightly]: ({ database }) => transaction(database.primary, (tx) => startVerification(tx, null)),
  [verifyTask]: async ({ database, log, payload, signal }) => {
    const { id } = payloadOf.parse(payload);
    const { sealed, rows, fault } = await checkChain(database, sealKeys, id, signal);
    if (fault === null) log.info({ sealed, rows }, "the audit's chain holds");
    else log.error({ sealed, rows, seal: fault.number, reason: fault.reason }, "the audit's chain does not hold");
  },
  [indexTask]: async (job) => {
    for (const step of [indexNext, deleteNextExpired]) await repeatWhile(job, step);
  },
});

export const auditSchedules: readonly Schedule[] = [
  { task: nightly, cron: "17 3 * * *", catchUpMinutes: 600 },
  { task: indexTask, cron: "* * * * *" },
];
