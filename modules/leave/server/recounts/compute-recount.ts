import { z } from "zod";
import type { ScheduleChange } from "#modules/attendance/server/index.ts";
import { now, nowIso } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { LeaveContext } from "../context.ts";
import { applyRecount } from "./apply-recount.ts";
import { nextPeople } from "./queries.ts";
import { deleteRun, failRun, insertRun, lockRun, selectStale, updateRun, type Run } from "./store.ts";

export const recountJob = "leave.recount";
/** Maximum attempts before it counts as failed. */
const attempts = 8;
/** Milliseconds after which a run that is left over is tried again. */
const staleAfter = 3_600_000;
/** Days of a change for which many people are counted in one transaction. */
const fewDays = 35;

/** Requests that approved leave is counted again after the commit. */
export async function requestRecount(tx: Transaction, { cause, people, from, to }: ScheduleChange): Promise<void> {
  if (people.length === 0) return;
  const { id } = await insertRun(tx, cause, people === "everyone" ? null : people, from, to, nowIso());
  await start(tx, id);
}

const start = (tx: Transaction, id: string): Promise<void> =>
  enqueue(tx, recountJob, { id }, { key: `${recountJob} ${id}`, maxAttempts: attempts });

/** Tries runs again that were left over: a month may wait for them. What they have counted is not counted twice. */
export const retryRuns = (db: Reader): Promise<void> =>
  transaction(db, async (tx) => {
    const before = new Date(now().getTime() - staleAfter).toISOString();
    for (const id of await selectStale(tx, before)) await start(tx, id);
  });

function readNext(tx: Transaction, { people, after_person_id: after, from_date: from, to_date: to }: Run) {
  const days = from === null || to === null ? Infinity : (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const next = days <= fewDays ? nextPeople.fewDays : nextPeople.manyDays;
  return people === null ? next.everyone(tx, after) : next.listed(tx, after, people);
}

/** Counts the leave of the next people, all of whom are locked: what is approved meanwhile is counted, too. */
async function recountNext(tx: Transaction, context: LeaveContext, id: string): Promise<boolean> {
  const run = await lockRun(tx, id);
  if (run === null) return false;
  const people = await readNext(tx, run);
  const last = people.at(-1);
  if (last === undefined) {
    await deleteRun(tx, id);
    return false;
  }
  await applyRecount(tx, context, people, { from: run.from_date, to: run.to_date, cause: run.cause });
  await updateRun(tx, id, last);
  return true;
}

const payloadShape = z.object({ id: z.string() });

/** Counts leave for a row of `leave_recount_run`, some people a transaction; if killed, it continues after the last. */
export const recountHandler =
  (context: LeaveContext): JobHandler =>
  async ({ database, payload, attempt, signal }) => {
    const { id } = payloadShape.parse(payload);
    try {
      for (let isMore = true; isMore;) {
        signal.throwIfAborted();
        isMore = await transaction(database.primary, (tx) => recountNext(tx, context, id));
      }
    } catch (error) {
      if (attempt >= attempts && !signal.aborted) {
        await transaction(database.primary, (tx) => failRun(tx, id, nowIso()));
      }
      throw error;
    }
  };
