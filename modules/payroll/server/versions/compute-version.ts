import { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { repeatWhile } from "#platform/jobs/batches.ts";
import type { JobContext, JobHandler } from "#platform/jobs/task.ts";
import { balanceOf } from "../../contract/kinds.ts";
import { recordPayroll } from "../context.ts";
import { loadFacts } from "../facts/load-facts.ts";
import { createFile, missingFiles } from "../files/create-file.ts";
import { selectFiles } from "../files/queries.ts";
import { versionAttempts } from "./create-version.ts";
import { datesOf } from "./policy.ts";
import {
  advanceVersion,
  beginWriting,
  finishVersion,
  holdMonth,
  insertChunk,
  lockVersion,
  type VersionRow,
} from "./store.ts";

const payloadOf = z.object({ id: z.string() });

/** Ends a version and tells it: open pages show it at once. */
async function end(
  tx: Transaction,
  { id, month, mappingId, number }: VersionRow,
  state: "ready" | "failed" | "stopped",
): Promise<void> {
  await finishVersion(tx, id, state, nowIso());
  const files = state === "ready" ? await selectFiles(tx, id) : [];
  const sums = Object.fromEntries(files.map(({ section, format, sha256 }) => [`${section}.${format}`, sha256]));
  await recordPayroll(
    { tx },
    state === "ready" ? "payroll.made" : `payroll.${state}`,
    { kind: "month", id: month.slice(0, 7) },
    { mapping: mappingId, number, ...(state === "ready" ? { sums } : {}) },
  );
}

/**
 * Freezes the facts of the next people. Returns false after the last. The month is held meanwhile: if it was opened in
 * between, the version stops, since its people would be of different states of the month.
 */
async function gather(tx: Transaction, id: string): Promise<boolean> {
  const version = await lockVersion(tx, id);
  if (version === null || (version.state !== "waiting" && version.state !== "gathering")) return false;
  if ((await holdMonth(tx, version.month)) !== version.lockedAt) {
    await end(tx, version, "stopped");
    return false;
  }
  const { from, to } = datesOf(version.month.slice(0, 7));
  const balanceTypes = version.personColumns.flatMap(({ key }) => balanceOf(key) ?? []);
  const people = await loadFacts(tx, { from, to, after: version.after, balanceTypes });
  const last = people.at(-1);
  if (last === undefined) {
    await beginWriting(tx, id);
    return false;
  }
  await insertChunk(tx, id, JSON.stringify(people));
  await advanceVersion(tx, id, last.id, people.length);
  return true;
}

/** Writes the next file that is missing; after the last one the version is ready. Returns false when there is no more. */
async function write({ database }: Pick<JobContext, "database">, tx: Transaction, id: string): Promise<boolean> {
  const version = await lockVersion(tx, id);
  if (version === null || version.state !== "writing") return false;
  const [next] = missingFiles(version, await selectFiles(tx, id));
  if (next === undefined) {
    await end(tx, version, "ready");
    return false;
  }
  await createFile({ db: database.primary, tx }, version, next);
  return true;
}

async function fail(tx: Transaction, id: string): Promise<void> {
  const version = await lockVersion(tx, id);
  const isUnfinished = version !== null && ["waiting", "gathering", "writing"].includes(version.state);
  if (isUnfinished) await end(tx, version, "failed");
}

/** Makes a version in steps, each a transaction; a later run continues after the last one. */
export const versionJob: JobHandler = async (job) => {
  const { id } = payloadOf.parse(job.payload);
  try {
    await repeatWhile(job, (tx) => gather(tx, id));
    await repeatWhile(job, (tx) => write(job, tx, id));
  } catch (error) {
    if (job.attempt >= versionAttempts && !job.signal.aborted) {
      await transaction(job.database.primary, (tx) => fail(tx, id));
    }
    throw error;
  }
};
