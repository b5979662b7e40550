import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { refuse } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { BulkAction } from "../../contract/schemas-administration.ts";
import type { Viewer } from "../context.ts";
import { stepBulkAction } from "./change-topics.ts";
import { canUndo, undoMs } from "./policy.ts";
import { lockBulkAction, selectBulkAction, selectBulkActions, updateBulkAction, type BulkActionRow } from "./store.ts";

/** The job that runs or undoes a bulk action; its payload is `{id}`. */
export const bulkActionTask = "community.runBulkAction";

const present = (row: BulkActionRow): BulkAction => ({
  ...row,
  undoUntil: row.finishedAt === null ? null : new Date(new Date(row.finishedAt).getTime() + undoMs).toISOString(),
  can: { undo: row.changed > 0 && canUndo(row.state, row.finishedAt, now()) },
});

/** Returns a bulk action with its progress; throws 404 for actions of other users. */
export async function readBulkAction(db: Reader, viewer: Viewer, id: string): Promise<BulkAction> {
  const row = await selectBulkAction(db, id, viewer.personId);
  if (row === null) throw refuse("not_found");
  return present(row);
}

/** Returns a person's actions that are running or can still be undone. */
export async function listBulkActions(db: Reader, viewer: Viewer): Promise<BulkAction[]> {
  const since = new Date(now().getTime() - undoMs).toISOString();
  return (await selectBulkActions(db, viewer.personId, since)).map(present);
}

/** Starts to undo an action; throws 404 for actions of other users, 422 once the time limit has passed. */
export async function undoBulkAction(tx: Transaction, viewer: Viewer, id: string): Promise<BulkAction> {
  const action = await lockBulkAction(tx, id);
  if (action?.personId !== viewer.personId) throw refuse("not_found");
  if (!canUndo(action.state, action.finishedAt, now())) throw refuse("undo_unavailable");
  await updateBulkAction(tx, id, { state: "undoing", done: 0 });
  await enqueue(tx, bulkActionTask, { id });
  return present({ ...action, state: "undoing", done: 0 });
}

const lastAttempt = 8;

/** Runs or undoes an action, 100 topics per transaction. A retry resumes the action. */
export const runBulkAction: JobHandler = async ({ database, payload, signal, attempt }) => {
  const { id } = payload as { id: string };
  try {
    let isMore = true;
    while (isMore) {
      signal.throwIfAborted();
      isMore = await transaction(database.primary, (tx) => stepBulkAction(tx, id));
    }
  } catch (error) {
    // After the last attempt the action is failed; topics changed so far can still be undone.
    if (attempt >= lastAttempt && !signal.aborted) {
      const values = { state: "failed", finished_at: now().toISOString() } as const;
      await transaction(database.primary, (tx) => updateBulkAction(tx, id, values));
    }
    throw error;
  }
};
