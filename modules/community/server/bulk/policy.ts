import type { BulkActionKind } from "../../contract/schemas-administration.ts";

/** The columns of a topic that bulk actions change. */
export type BulkColumns = {
  category_id: string;
  is_active: boolean;
  pinned_at: string | null;
  featured_in_home: boolean;
  featured_order: number | null;
  featured_from: string | null;
  featured_until: string | null;
  deleted_at: string | null;
  deleted_by: string | null;
  decision: "keep" | "deactivate" | "delete" | null;
  decision_reason: string | null;
  decided_at: string | null;
};

export type BulkChange = Partial<BulkColumns>;

/** What a bulk action is asked to do. */
export type BulkOrder = {
  action: BulkActionKind;
  moveTo: string | null;
  reason: string | null;
  personId: string;
  at: string;
};

/** What a topic was and what it became, for putting it back. `version` is the one that the action made. */
export type BulkRecord = { was: BulkChange; is: BulkChange; version: number };

/** How long an action can be undone after its end, in milliseconds. */
export const undoTime = 600_000;

const told = (decision: "deactivate" | "delete", { reason, at }: BulkOrder): BulkChange =>
  reason === null ? {} : { decision, decision_reason: reason, decided_at: at };

/** What an action makes of a topic; null when it is so already, or deleted. */
export function plannedChange(topic: BulkColumns, order: BulkOrder): BulkChange | null {
  if (topic.deleted_at !== null) return null;
  switch (order.action) {
    case "activate":
      if (topic.is_active) return null;
      // What was decided against it no longer holds.
      return topic.decision === "deactivate"
        ? { is_active: true, decision: null, decision_reason: null, decided_at: null }
        : { is_active: true };
    case "deactivate":
      return topic.is_active ? { is_active: false, ...told("deactivate", order) } : null;
    case "delete":
      return { deleted_at: order.at, deleted_by: order.personId, ...told("delete", order) };
    case "move":
      // A pin belongs to a category, and does not move along.
      return order.moveTo === null || topic.category_id === order.moveTo
        ? null
        : { category_id: order.moveTo, pinned_at: null };
    case "unfeature":
      return topic.featured_in_home
        ? { featured_in_home: false, featured_order: null, featured_from: null, featured_until: null }
        : null;
  }
}

/** Whether a topic still is what the action made of it, so that it may be put back. */
export function isUntouched(topic: BulkColumns & { version: number }, { is, version }: BulkRecord): boolean {
  const deletedAt = is.deleted_at ?? null;
  return (
    topic.version === version &&
    topic.deleted_at === deletedAt &&
    Object.entries(is).every(([column, value]) => topic[column as keyof BulkColumns] === value)
  );
}

/** Whether an action can be undone at a moment. */
export const canUndo = (state: string, finishedAt: string | null, now: Date): boolean =>
  (state === "done" || state === "failed") &&
  finishedAt !== null &&
  now.getTime() < new Date(finishedAt).getTime() + undoTime;
