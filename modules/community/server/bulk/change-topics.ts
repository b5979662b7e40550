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
  const source = { tx, actor: { personId: action.personId }, facts: { id: action.requestId } };
  // All users get one event for the whole action instead.
  await recordTopic(
    source,
    changed.deleted_at === null ? "topic.updated" : "topic.deleted",
    { ...topic, ...changed },
    false,
  );
  return changed;
}

/** The current values of the columns in a change. */
const changedColumns = (topic: BulkColumns, change: BulkChange): BulkChange =>
  Object.fromEntries(Object.keys(change).map((column) => [column, topic[column as keyof BulkColumns]]));

/** Changes topics; returns the new counts of the action. */
async function changeTopics(
  tx: Transaction,
  action: BulkActionRow,
  topics: readonly BulkTopic[],
  effect: Effect,
): Promise<BulkActionChanges> {
  const order = { ...action, at: nowIso() };
  let { changed } = action;
  for (const topic of topics) {
    const change = plannedChange(topic, order);
    let before: BulkRecord | Record<string, never> = {};
    if (change !== null) {
      const is = await apply(tx, action, topic, change, effect);
      before = { was: changedColumns(topic, change), is: changedColumns(is, change), version: is.version };
      changed += 1;
    }
    await saveBulkRecord(tx, action.id, topic.id, JSON.stringify(before));
  }
  return { changed };
}

const isRecord = (before: BulkTopic["before"]): before is BulkRecord => before !== null && "was" in before;

/** Restores topics, except those changed since; returns the new counts of the action. */
async function restoreTopics(
  tx: Transaction,
  action: BulkActionRow,
  topics: readonly BulkTopic[],
  effect: Effect,
): Promise<BulkActionChanges> {
  const categories = new Set((await tx.selectFrom("category").select("id").execute()).map(({ id }) => id));
  let { kept } = action;
  for (const topic of topics) {
    const made = isRecord(topic.before) ? topic.before : null;
    const isRestored =
      made !== null && isUntouched(topic, made) && categories.has(made.was.category_id ?? topic.category_id);
    if (isRestored) await apply(tx, action, topic, made.was, effect);
    else if (made !== null) kept += 1;
    await markUndone(tx, action.id, topic.id, isRestored);
  }
  return { kept };
}

/** Runs or undoes one batch of an action; returns false when nothing is left to do. */
export async function stepBulkAction(tx: Transaction, id: string): Promise<boolean> {
  const action = await lockBulkAction(tx, id);
  if (action?.state !== "running" && action?.state !== "undoing") return false;
  const isUndoing = action.state === "undoing";
  const effect: Effect = { counts: new Map(), isPublic: false };
  const topics = await (isUndoing ? lockNextChanged : lockNextTopics)(tx, id);
  const counts = await (isUndoing ? restoreTopics : changeTopics)(tx, action, topics, effect);
  await addToTopicCounts(tx, effect.counts);
  if (effect.isPublic) {
    await record(tx, {
      action: "topics.changed",
      actorId: action.personId,
      subject: { kind: "bulkAction", id },
      details: { bulkActionId: id },
      audience: "all",
      requestId: action.requestId,
    });
  }
  // The last batch is empty, since purged topics shorten batches.
  const isDone = topics.length === 0;
  const end = isUndoing
    ? { state: "undone" as const, undone_at: nowIso() }
    : { state: "done" as const, finished_at: nowIso() };
  await updateBulkAction(
    tx,
    id,
    isDone ? { ...counts, ...end, done: action.total } : { ...counts, done: action.done + topics.length },
  );
  return !isDone;
}
