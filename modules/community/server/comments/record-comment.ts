import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { CommunityEvent } from "../../contract/events.ts";
import { topicState } from "../topics/load-topic.ts";
import { isListed } from "../topics/policy.ts";
import type { TopicStateRow } from "../topics/queries.ts";
import type { Viewer } from "../viewer.ts";

type Happening = {
  action: Extract<CommunityEvent["action"], `comment.${string}`>;
  topic: TopicStateRow;
  comment: { id: string; parentId: string | null };
  requestId: string;
};

/** Records an event of a comment; events on a hidden topic go to moderators only. */
export const recordComment = (tx: Transaction, viewer: Viewer, { action, topic, comment, requestId }: Happening) =>
  record(tx, {
    action,
    actorId: viewer.personId,
    subject: { kind: "comment", id: comment.id },
    details: { topicId: topic.id, categoryId: topic.category_id, commentId: comment.id, parentId: comment.parentId },
    audience: isListed(topicState(topic)) ? "all" : "permission:topic.moderate",
    requestId,
  });
