import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { addToTopicCounts } from "../categories/store.ts";
import { recordTopic } from "../topics/record-topic.ts";
import { isUntouched, plannedChange, type BulkChange, type BulkColumns, type BulkRecord } from "./policy.ts";
import {
  changeTopic,
  saveBulkRecord,
  lockBulkAction,
  markUndone,
  lockNextChanged,
  lockNextTopics,
  updateBulkAction,
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
  await recordTopic(tx, {
    action: changed.deleted_at === null ? "topic.updated" : "topic.deleted",
    actorId: action.person_id,
    topicId: topic.id,
    categoryId: changed.category_id,
    // All users get one event for the whole action instead.
    isPublic: false,
    requestId: action.request_id,
  });
  return changed;
}

async function finishStep(tx: Transaction, action: BulkActionRow, { counts, isPublic }: Effect): Promise<void> {
  await addToTopicCounts(tx, counts);
  if (!isPublic) return;
  await record(tx, {
    action: "topics.changed",
    actorId: action.person_id,
    subject: { kind: "bulkAction", id: action.id },
    details: { bulkActionId: action.id },
    audience: "all",
    requestId: action.request_id,
  });
}

/** The current values of the columns in a change. */
const columnsOf = (topic: BulkColumns, change: BulkChange): BulkChange =>
  Object.fromEntries(Object.keys(change).map((column) => [column, topic[column as keyof BulkColumns]]));

/** Changes the next batch of topics; returns its size, 0 when the action is finished. */
async function changeBatch(tx: Transaction, action: BulkActionRow): Promise<number> {
  const topics = await lockNextTopics(tx, action.id);
  const effect: Effect = { counts: new Map(), isPublic: false };
  const order = {
    action: action.action,
    moveTo: action.move_to,
    reason: action.reason,
    personId: action.person_id,
    at: nowIso(),
  };
  let changed = 0;
  for (const topic of topics) {
    const change = plannedChange(topic, order);
    if (change === null) {
      await saveBulkRecord(tx, action.id, topic.id, {});
      continue;
    }
    const is = await apply(tx, action, topic, change, effect);
    const kept: BulkRecord = { was: columnsOf(topic, change), is: columnsOf(is, change), version: is.version };
    await saveBulkRecord(tx, action.id, topic.id, kept);
    changed += 1;
  }
  await finishStep(tx, action, effect);
  await updateBulkAction(tx, action.id, {
    // Purged topics shorten the batch.
    done: topics.length === 0 ? action.total : action.done + topics.length,
    changed: action.changed + changed,
    ...(topics.length === 0 ? { state: "done", finished_at: nowIso() } : {}),
  });
  return topics.length;
}

const isRecord = (before: BulkRecord | Record<string, never>): before is BulkRecord => "was" in before;

/** Restores the next batch of topics, except those changed since; returns the batch size. */
async function undoBatch(tx: Transaction, action: BulkActionRow): Promise<number> {
  const topics = await lockNextChanged(tx, action.id);
  const effect: Effect = { counts: new Map(), isPublic: false };
  const categories = new Set((await tx.selectFrom("category").select("id").execute()).map(({ id }) => id));
  let kept = 0;
  for (const topic of topics) {
    const { before } = topic;
    const made = before !== null && isRecord(before) ? before : null;
    const goesBack =
      made !== null && isUntouched(topic, made) && categories.has(made.was.category_id ?? topic.category_id);
    if (goesBack) await apply(tx, action, topic, made.was, effect);
    else if (made !== null) kept += 1;
    await markUndone(tx, action.id, topic.id, goesBack);
  }
  await finishStep(tx, action, effect);
  await updateBulkAction(tx, action.id, {
    done: topics.length === 0 ? action.total : action.done + topics.length,
    kept: action.kept + kept,
    ...(topics.length === 0 ? { state: "undone", undone_at: nowIso() } : {}),
  });
  return topics.length;
}

/** Runs or undoes one batch of an action; returns false when nothing is left to do. */
export async function stepBulkAction(tx: Transaction, id: string): Promise<boolean> {
  const action = await lockBulkAction(tx, id);
  if (action?.state === "running") return (await changeBatch(tx, action)) > 0;
  if (action?.state === "undoing") return (await undoBatch(tx, action)) > 0;
  return false;
}
