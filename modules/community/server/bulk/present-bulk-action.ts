import { now } from "#platform/clock/clock.ts";
import type { BulkAction } from "../../contract/schemas-administration.ts";
import { canUndo, undoMs } from "./policy.ts";
import type { BulkActionRow } from "./store.ts";

export const presentBulkAction = (row: BulkActionRow): BulkAction => ({
  id: row.id,
  action: row.action,
  moveTo: row.move_to,
  reason: row.reason,
  state: row.state,
  total: row.total,
  done: row.done,
  changed: row.changed,
  kept: row.kept,
  createdAt: row.created_at,
  undoUntil: row.finished_at === null ? null : new Date(new Date(row.finished_at).getTime() + undoMs).toISOString(),
  can: { undo: row.changed > 0 && canUndo(row.state, row.finished_at, now()) },
});
