import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { BulkAction } from "../../contract/schemas-administration.ts";
import type { BulkChange, BulkColumns, BulkRecord } from "./policy.ts";

export type BulkActionRow = Omit<BulkAction, "undoUntil" | "can"> & {
  personId: string;
  requestId: string | null;
  finishedAt: string | null;
};

const actionColumns = `id, person_id as "personId", action, state, total, done, changed, kept, move_to as "moveTo", reason,
  request_id as "requestId", created_at as "createdAt", finished_at as "finishedAt"`;

type NewBulkAction = Pick<BulkActionRow, "personId" | "action" | "moveTo" | "reason" | "createdAt"> & {
  requestId: string;
  filters: object | null;
};

const insertAction = statement<{ id: string }>(`
  insert into bulk_action (person_id, action, filters, move_to, reason, request_id, created_at, total)
  values ($1, $2, $3, $4, $5, $6, $7, 0) returning id`).inserted;
const insertTopics = statement<{ topic_id: string }>(`
  insert into bulk_action_topic (bulk_action_id, topic_id)
  select $1, t.id from topic t where t.id = any($2::bigint[]) and t.deleted_at is null
  returning topic_id`).countChanged;

/** Inserts an action with its topics, without deleted ones; returns its id. */
export async function insertBulkAction(
  tx: Transaction,
  { personId, action, filters, moveTo, reason, requestId, createdAt }: NewBulkAction,
  topicIds: readonly string[],
): Promise<string> {
  const filtersText = filters === null ? null : JSON.stringify(filters);
  const { id } = await insertAction(tx, personId, action, filtersText, moveTo, reason, requestId, createdAt);
  await updateBulkAction(tx, id, { total: await insertTopics(tx, id, topicIds) });
  return id;
}

export const selectBulkAction = statement<BulkActionRow, [id: string, personId: string]>(
  `select ${actionColumns} from bulk_action where id = $1 and person_id = $2`,
).first;

/** A person's actions since an instant, newest first. */
export const selectBulkActions = statement<BulkActionRow, [personId: string, since: string]>(`
  select ${actionColumns} from bulk_action
  where person_id = $1 and (state in ('running', 'undoing') or finished_at > $2)
  order by created_at desc limit 20`).all;

/** Locks the action until the transaction ends, so that only one worker runs it. */
export const lockBulkAction = statement<BulkActionRow, [id: string]>(
  `select ${actionColumns} from bulk_action where id = $1 for update`,
).changed;

export type BulkActionChanges = Partial<
  Pick<BulkActionRow, "state" | "total" | "done" | "changed" | "kept"> & { finished_at: string; undone_at: string }
>;

export async function updateBulkAction(tx: Transaction, id: string, changes: BulkActionChanges): Promise<void> {
  await tx.updateTable("bulk_action").set(changes).where("id", "=", id).execute();
}

export type BulkTopic = BulkColumns & {
  id: string;
  version: number;
  is_listed: boolean;
  is_category_active: boolean;
  before: BulkRecord | Record<string, never> | null;
};

const topicColumns = `t.id, t.category_id, t.is_active, t.pinned_at, t.featured_in_home, t.featured_order, t.featured_from,
  t.featured_until, t.deleted_at, t.deleted_by, t.decision, t.decision_reason, t.decided_at, t.version, t.is_listed`;

const selectTopics = statement<BulkTopic, [actionId: string, topicIds: readonly string[]]>(`
  select ${topicColumns}, c.is_active as is_category_active, b.before
  from bulk_action_topic b join topic t on t.id = b.topic_id join category c on c.id = t.category_id
  where b.bulk_action_id = $1 and b.topic_id = any($2::bigint[])
  order by b.topic_id`).all;

/** Requires the action to be locked. */
const topicLocker = (isOpen: string) => {
  const lock = statement<{ id: string }, [actionId: string]>(`
    select t.id from bulk_action_topic b join topic t on t.id = b.topic_id
    where b.bulk_action_id = $1 and ${isOpen}
    order by b.topic_id limit 100 for no key update of t`).changedColumn("id");
  // Locks before reading: a statement that waited for a lock would join the new row to stale rows.
  return async (tx: Transaction, actionId: string): Promise<BulkTopic[]> =>
    selectTopics(tx, actionId, await lock(tx, actionId));
};

/** The next topics to change, locked in the order of their ids. */
export const lockNextTopics = topicLocker("b.before is null");
export const lockNextChanged = topicLocker("b.before is not null and b.undone is null");

export type ChangedTopic = BulkColumns & { version: number; is_listed: boolean };

/** Updates a topic and increments its version; returns the updated row. */
export const changeTopic = (tx: Transaction, id: string, change: BulkChange): Promise<ChangedTopic> =>
  tx
    .updateTable("topic")
    .set((expression) => ({ ...change, version: expression("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow() as Promise<ChangedTopic>;

/** Stores a topic's previous values as JSON; an empty object means that it was not changed. */
export const saveBulkRecord = statement<never, [id: string, topicId: string, record: string]>(
  "update bulk_action_topic set before = $3 where bulk_action_id = $1 and topic_id = $2",
).run;

export const markUndone = statement<never, [id: string, topicId: string, isRestored: boolean]>(
  "update bulk_action_topic set undone = $3 where bulk_action_id = $1 and topic_id = $2",
).run;

/** Deletes actions created before an instant, with their undo data. */
export const purgeBulkActions = statement<never, [before: string]>("delete from bulk_action where created_at < $1").run;
