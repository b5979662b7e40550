import type { TopicOf } from "#modules/polls/server/index.ts";
import { topicState } from "./load-topic.ts";
import { canSee, isListed, isModerator } from "./policy.ts";
import { topicStateRow } from "./queries.ts";

/** Returns the rights and state of the topic that contains a poll. */
export const loadTopicRights: TopicOf = async (db, viewer, topicId) => {
  const row = await topicStateRow(db, viewer.personId, topicId);
  if (row === undefined) return null;
  const state = topicState(row);
  return {
    canSee: canSee(viewer, state),
    isListed: isListed(state),
    authorId: state.authorId,
    moderates: isModerator(viewer),
    categoryId: row.category_id,
  };
};
