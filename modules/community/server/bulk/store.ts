import { sql } from "kysely";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { BulkActionKind } from "../../contract/schemas-administration.ts";
import type { BulkChange, BulkColumns, BulkRecord } from "./policy.ts";

export type BulkActionRow = {
  id: string;
  person_id: string;
  action: BulkActionKind;
  state: "running" | "done" | "undoing" | "undone" | "failed";
  total: number;
  done: number;
  changed: number;
  kept: number;
  move_to: string | null;
  reason: string | null;
  request_id: string | null;
  created_at: string;
  finished_at: string | null;
};

type NewBulkAction = Pick<BulkActionRow, "person_id" | "action" | "move_to" | "reason" | "created_at"> & {
  request_id: string;
  filters: object | null;
};

const insertTopics = statement<{ topic_id: string }>(`
  insert into bulk_action_topic (bulk_action_id, topic_id)
  select $1, t.id from topic t where t.id = any($2::bigint[]) and t.deleted_at is null
  returning topic_id`);

/** Inserts an action with its topics, without deleted ones; returns its id. */
export async function insertBulkAction(
  tx: Transaction,
  { filters, ...values }: NewBulkAction,
  topicIds: readonly string[],
): Promise<string> {
  const { id } = await tx
    .insertInto("bulk_action")
    .values({ ...values, filters: filters === null ? null : JSON.stringify(filters), total: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const topics = await insertTopics(tx, [id, topicIds]);
  await tx.updateTable("bulk_action").set({ total: topics.length }).where("id", "=", id).execute();
  return id;
}

const selectActions = (db: Reader) =>
  db.selectFrom("bulk_action").selectAll().$narrowType<Pick<BulkActionRow, "action" | "state">>();

export const selectBulkAction = (db: Reader, id: string, personId: string): Promise<BulkActionRow | undefined> =>
  selectActions(db).where("id", "=", id).where("person_id", "=", personId).executeTakeFirst();

/** A person's actions since an instant, newest first. */
export const selectBulkActions = (db: Reader, personId: string, since: string): Promise<BulkActionRow[]> =>
  selectActions(db)
    .where("person_id", "=", personId)
    .where((where) => where.or([where("state", "in", ["running", "undoing"]), where("finished_at", ">", since)]))
    .orderBy("created_at", "desc")
    .limit(sql.lit(20))
    .execute();

/** Locks the action until the transaction ends, so that only one worker runs it. */
export const lockBulkAction = (tx: Transaction, id: string): Promise<BulkActionRow | undefined> =>
  selectActions(tx).where("id", "=", id).forUpdate().executeTakeFirst();

export type BulkActionChanges = Partial<
  Pick<BulkActionRow, "state" | "done" | "changed" | "kept" | "finished_at"> & { undone_at: string }
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

const selectTopics = statement<BulkTopic>(`
  select ${topicColumns}, c.is_active as is_category_active, b.before
  from bulk_action_topic b join topic t on t.id = b.topic_id join category c on c.id = t.category_id
  where b.bulk_action_id = $1 and b.topic_id = any($2::bigint[])
  order by b.topic_id`);

/** Requires the action to be locked. */
const topicLocker = (isOpen: string) => {
  const lock = statement<{ id: string }>(`
    select t.id from bulk_action_topic b join topic t on t.id = b.topic_id
    where b.bulk_action_id = $1 and ${isOpen}
    order by b.topic_id limit 100 for no key update of t`);
  // Locks before reading: a statement that waited for a lock would join the new row to stale rows.
  return async (tx: Transaction, actionId: string): Promise<BulkTopic[]> => {
    const locked = await lock(tx, [actionId]);
    return selectTopics(tx, [actionId, locked.map(({ id }) => id)]);
  };
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

const saveBefore = statement<never>(
  "update bulk_action_topic set before = $3 where bulk_action_id = $1 and topic_id = $2",
);
const saveUndone = statement<never>(
  "update bulk_action_topic set undone = $3 where bulk_action_id = $1 and topic_id = $2",
);

/** Stores a topic's previous values; an empty object means that it was not changed. */
export const saveBulkRecord = async (
  tx: Transaction,
  id: string,
  topicId: string,
  record: BulkRecord | Record<string, never>,
): Promise<void> => void (await saveBefore(tx, [id, topicId, JSON.stringify(record)]));

export const markUndone = async (tx: Transaction, id: string, topicId: string, isBack: boolean): Promise<void> =>
  void (await saveUndone(tx, [id, topicId, isBack]));

/** Deletes actions created before an instant, with their undo data. */
export async function purgeBulkActions(tx: Transaction, before: string): Promise<void> {
  await tx.deleteFrom("bulk_action").where("created_at", "<", before).execute();
}
