import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { addToTopicCounts } from "../categories/store.ts";
import { recordTopic } from "../record-event.ts";
import { isUntouched, plannedChange, type BulkChange, type BulkColumns, type BulkRecord } from "./policy.ts";
import {
  changeTopic,
  lockBulkAction,
  lockNextChanged,
  lockNextTopics,
  markUndone,
  saveBulkRecord,
  updateBulkAction,
  type BulkActionChanges,
  type BulkActionRow,
  type BulkTopic,
  type ChangedTopic,
} from "./store.ts";

/** Changes in topic counts by category, and whether any change is visible to users other than moderators. */
type Effect = { counts: Map<string, number>; isPublic: boolean };

/** Changes one topic, adds to the counts and records the change; returns the changed topic. */
async function apply(
  tx: Transaction,
  action: BulkActionRow,
  topic: BulkTopic,
  change: BulkChange,
  effect: Effect,
): Promise<ChangedTopic> {
  const changed = await changeTopic(tx, topic.id, change);
  const add = (categoryId: string, delta: number): void =>
    void effect.counts.set(categoryId, (effect.counts.get(categoryId) ?? 0) + delta);
  if (topic.is_listed) add(topic.category_id, -1);
  if (changed.is_listed) add(changed.category_id, 1);
  effect.isPublic ||= (topic.is_listed && topic.is_category_active) || changed.is_listed;
  const source = { tx, actor: { personId: action.person_id }, facts: { id: action.request_id } };
  // All users get one event for the whole action instead.
  await recordTopic(
    source,
    changed.deleted_at === null ? "topic.updated" : "topic.deleted",
    { ...topic, ...changed },
    false,
  );
  return changed;
}

/** Stores the counts and the action's progress; `end` is added after the last batch, which is empty. */
async function finishBatch(
  tx: Transaction,
  action: BulkActionRow,
  { counts, isPublic }: Effect,
  topics: readonly BulkTopic[],
  values: BulkActionChanges,
  end: BulkActionChanges,
): Promise<boolean> {
  await addToTopicCounts(tx, counts);
  if (isPublic) {
    await record(tx, {
      action: "topics.changed",
      actorId: action.person_id,
      subject: { kind: "bulkAction", id: action.id },
      details: { bulkActionId: action.id },
      audience: "all",
      requestId: action.request_id,
    });
  }
  // Purged topics shorten the batch.
  const isDone = topics.length === 0;
  await updateBulkAction(tx, action.id, {
    ...values,
    done: isDone ? action.total : action.done + topics.length,
    ...(isDone ? end : {}),
  });
  return !isDone;
}

/** The current values of the columns in a change. */
const columnsOf = (topic: BulkColumns, change: BulkChange): BulkChange =>
  Object.fromEntries(Object.keys(change).map((column) => [column, topic[column as keyof BulkColumns]]));

/** Changes the next batch of topics; returns false when the action is finished. */
async function changeBatch(tx: Transaction, action: BulkActionRow): Promise<boolean> {
  const topics = await lockNextTopics(tx, action.id);
  const effect: Effect = { counts: new Map(), isPublic: false };
  const { action: kind, move_to: moveTo, reason, person_id: personId } = action;
  const order = { action: kind, moveTo, reason, personId, at: nowIso() };
  let changed = 0;
  for (const topic of topics) {
    const change = plannedChange(topic, order);
    if (change === null) {
      await saveBulkRecord(tx, action.id, topic.id, {});
      continue;
    }
    const is = await apply(tx, action, topic, change, effect);
    const before: BulkRecord = { was: columnsOf(topic, change), is: columnsOf(is, change), version: is.version };
    await saveBulkRecord(tx, action.id, topic.id, before);
    changed += 1;
  }
  return finishBatch(
    tx,
    action,
    effect,
    topics,
    { changed: action.changed + changed },
    { state: "done", finished_at: nowIso() },
  );
}

const isRecord = (before: BulkRecord | Record<string, never>): before is BulkRecord => "was" in before;

/** Restores the next batch of topics, except those changed since; returns false when the action is undone. */
async function undoBatch(tx: Transaction, action: BulkActionRow): Promise<boolean> {
  const topics = await lockNextChanged(tx, action.id);
  const effect: Effect = { counts: new Map(), isPublic: false };
  const categories = new Set((await tx.selectFrom("category").select("id").execute()).map(({ id }) => id));
  let kept = 0;
  for (const topic of topics) {
    const { before } = topic;
    const made = before !== null && isRecord(before) ? before : null;
    const isRestored =
      made !== null && isUntouched(topic, made) && categories.has(made.was.category_id ?? topic.category_id);
    if (isRestored) await apply(tx, action, topic, made.was, effect);
    else if (made !== null) kept += 1;
    await markUndone(tx, action.id, topic.id, isRestored);
  }
  return finishBatch(
    tx,
    action,
    effect,
    topics,
    { kept: action.kept + kept },
    { state: "undone", undone_at: nowIso() },
  );
}

/** Runs or undoes one batch of an action; returns false when nothing is left to do. */
export async function stepBulkAction(tx: Transaction, id: string): Promise<boolean> {
  const action = await lockBulkAction(tx, id);
  if (action?.state === "running") return changeBatch(tx, action);
  return action?.state === "undoing" ? undoBatch(tx, action) : false;
}
