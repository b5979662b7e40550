import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { unreadFloor } from "../reading/unread.ts";
import type { Viewer } from "../viewer.ts";
import { canSee, type TopicState } from "./policy.ts";
import { lockTopicRow, topicRow, topicStateRow, type TopicRow, type TopicStateRow } from "./queries.ts";

type StateColumns = Pick<
  TopicStateRow,
  "author_id" | "is_active" | "is_locked" | "published_at" | "deleted_at" | "hidden_at" | "is_category_active"
>;

/** What the rules know of a topic, from its row. */
export const topicState = (row: StateColumns): TopicState => ({
  authorId: row.author_id,
  isActive: row.is_active,
  isPublished: row.published_at !== null,
  isDeleted: row.deleted_at !== null,
  isLocked: row.is_locked,
  isHidden: row.hidden_at !== null,
  isCategoryActive: row.is_category_active,
});

/** Up to this moment nothing of the topic is unread for the reader of the row, their reading of it apart. */
export const floorOf = (row: Pick<TopicStateRow, "joined_at" | "category_read_at" | "all_read_at">): string =>
  unreadFloor({ joinedAt: row.joined_at, categoryReadAt: row.category_read_at, allReadAt: row.all_read_at }, now());

/** The row of a topic that this reader may see; else 404. */
export function requireSeen<Row extends StateColumns>(viewer: Viewer, row: Row | undefined): Row {
  if (row === undefined || !canSee(viewer, topicState(row))) throw refuse("not_found");
  return row;
}

/** The state of a topic that this reader may see; else 404. */
export const loadState = async (db: Reader, viewer: Viewer, id: string): Promise<TopicStateRow> =>
  requireSeen(viewer, await topicStateRow(db, viewer.personId, id));

/** The same, with the topic locked against other changes until the transaction ends. */
export async function loadLockedState(tx: Transaction, viewer: Viewer, id: string): Promise<TopicStateRow> {
  await lockTopicRow(tx, id);
  return loadState(tx, viewer, id);
}

/** A whole topic that this reader may see; else 404. */
export const loadTopic = async (db: Reader, viewer: Viewer, id: string): Promise<TopicRow> =>
  requireSeen(viewer, await topicRow(db, viewer.personId, id));
