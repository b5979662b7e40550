import type { BulkActionKind } from "../../contract/schemas-administration.ts";
import type { StoredTopic } from "../topics/queries.ts";
import type { FeaturingColumns } from "../topics/store.ts";

export type BulkColumns = FeaturingColumns &
  Pick<StoredTopic, "category_id" | "is_active" | "pinned_at" | "deleted_at" | "deleted_by"> &
  Pick<StoredTopic, "decision" | "decision_reason" | "decided_at">;

export type BulkChange = Partial<BulkColumns>;

export type BulkOrder = {
  action: BulkActionKind;
  moveTo: string | null;
  reason: string | null;
  personId: string;
  at: string;
};

/** A topic's columns before and after the change, for undoing it. `version` is the version the action created. */
export type BulkRecord = { was: BulkChange; is: BulkChange; version: number };

/** Time limit for undoing, in milliseconds after the action's end. */
export const undoMs = 600_000;

const decisionOf = (decision: "deactivate" | "delete", { reason, at }: BulkOrder): BulkChange =>
  reason === null ? {} : { decision, decision_reason: reason, decided_at: at };

/** Returns the change that an action makes to a topic; null if the topic is deleted or needs no change. */
export function plannedChange(topic: BulkColumns, order: BulkOrder): BulkChange | null {
  if (topic.deleted_at !== null) return null;
  switch (order.action) {
    case "activate":
      if (topic.is_active) return null;
      // Activation cancels an earlier decision.
      return topic.decision === "deactivate"
        ? { is_active: true, decision: null, decision_reason: null, decided_at: null }
        : { is_active: true };
    case "deactivate":
      return topic.is_active ? { is_active: false, ...decisionOf("deactivate", order) } : null;
    case "delete":
      return { deleted_at: order.at, deleted_by: order.personId, ...decisionOf("delete", order) };
    case "move":
      // A pin belongs to the category and is dropped on a move.
      return order.moveTo === null || topic.category_id === order.moveTo
        ? null
        : { category_id: order.moveTo, pinned_at: null };
    case "unfeature":
      return topic.featured_in_home
        ? { featured_in_home: false, featured_order: null, featured_from: null, featured_until: null }
        : null;
  }
}

/** Returns whether a topic is unchanged since the action, so that it can be restored. */
export function isUntouched(topic: BulkColumns & { version: number }, { is, version }: BulkRecord): boolean {
  const deletedAt = is.deleted_at ?? null;
  return (
    topic.version === version &&
    topic.deleted_at === deletedAt &&
    Object.entries(is).every(([column, value]) => topic[column as keyof BulkColumns] === value)
  );
}

export const canUndo = (state: string, finishedAt: string | null, now: Date): boolean =>
  (state === "done" || state === "failed") &&
  finishedAt !== null &&
  now.getTime() < new Date(finishedAt).getTime() + undoMs;
