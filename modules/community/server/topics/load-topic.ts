import type { TopicOf } from "#modules/polls/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Viewer } from "../context.ts";
import { unreadFloor } from "../reading/compute-unread.ts";
import { canSee, isListed, isModerator, type TopicState } from "./policy.ts";
import {
  lockTopicRow,
  topicRow,
  topicStateRow,
  type PolicyColumns,
  type TopicRow,
  type TopicStateRow,
} from "./queries.ts";

/** Returns the part of a topic's row that the policy needs. */
export const topicState = (row: PolicyColumns): TopicState => ({
  authorId: row.author_id,
  isActive: row.is_active,
  isPublished: row.published_at !== null,
  isDeleted: row.deleted_at !== null,
  isLocked: row.is_locked,
  isHidden: row.hidden_at !== null,
  isCategoryActive: row.is_category_active,
});

/** Returns the instant up to which the topic counts as read for the reader, apart from their reading of it. */
export const floorOf = (row: Pick<TopicStateRow, "joined_at" | "category_read_at" | "all_read_at">): string =>
  unreadFloor({ joinedAt: row.joined_at, categoryReadAt: row.category_read_at, allReadAt: row.all_read_at }, now());

/** Returns the row if this reader may see the topic; throws 404 otherwise. */
export function requireSeen<Row extends PolicyColumns>(viewer: Viewer, row: Row | null): Row {
  if (row === null || !canSee(viewer, topicState(row))) throw refuse("not_found");
  return row;
}

/** Returns the state of a topic that this reader may see; throws 404 otherwise. */
export const loadState = async (db: Reader, viewer: Viewer, id: string): Promise<TopicStateRow> =>
  requireSeen(viewer, await topicStateRow(db, viewer.personId, id));

/** Same as `loadState`, with the topic locked until the transaction ends. */
export async function loadLockedState(tx: Transaction, viewer: Viewer, id: string): Promise<TopicStateRow> {
  await lockTopicRow(tx, id);
  return loadState(tx, viewer, id);
}

/** Returns a complete topic that this reader may see; throws 404 otherwise. */
export const loadTopic = async (db: Reader, viewer: Viewer, id: string): Promise<TopicRow> =>
  requireSeen(viewer, await topicRow(db, viewer.personId, id));

/** Returns a reader's rights on a topic and its state, for modules that extend topics; null if there is no topic. */
export const loadTopicRights: TopicOf = async (db, viewer, topicId) => {
  const row = await topicStateRow(db, viewer.personId, topicId);
  if (row === null) return null;
  const state = topicState(row);
  return {
    canSee: canSee(viewer, state),
    isListed: isListed(state),
    authorId: state.authorId,
    moderates: isModerator(viewer),
    categoryId: row.category_id,
  };
};
