import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { CommunityEvent } from "../../contract/events.ts";

type Happening = {
  action: Extract<CommunityEvent["action"], `topic.${string}`>;
  actorId: string | null;
  topicId: string;
  categoryId: string;
  /** Whether all users see the topic, or did before the change. */
  isPublic: boolean;
  requestId: string | null;
};

/** Records an event of a topic; events of a hidden topic go to moderators only. */
export const recordTopic = (
  tx: Transaction,
  { action, actorId, topicId, categoryId, isPublic, requestId }: Happening,
) =>
  record(tx, {
    action,
    actorId,
    subject: { kind: "topic", id: topicId },
    details: { topicId, categoryId },
    audience: isPublic ? "all" : "permission:topic.moderate",
    requestId,
  });
