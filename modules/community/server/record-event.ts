import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { CommunityEvent } from "../contract/events.ts";
import type { Change } from "./context.ts";
import { topicState } from "./topics/load-topic.ts";
import { isListed } from "./topics/policy.ts";
import type { TopicStateRow } from "./topics/queries.ts";

/** A user's request, or a job without person and request. */
type Source = { tx: Transaction; actor: { personId: string | null }; facts: { id: string | null } };

type Action<Kind extends string> = Extract<CommunityEvent["action"], `${Kind}.${string}`>;

const recordBy = ({ tx, actor, facts }: Source, event: Omit<Parameters<typeof record>[1], "actorId" | "requestId">) =>
  record(tx, { ...event, actorId: actor.personId, requestId: facts.id });

/**
 * Records an event of a topic; events of a hidden topic go to moderators only. `isPublic`: all users see the topic, or
 * did before the change.
 */
export const recordTopic = (
  source: Source,
  action: Action<"topic">,
  topic: { id: string; category_id: string },
  isPublic: boolean,
): Promise<void> =>
  recordBy(source, {
    action,
    subject: { kind: "topic", id: topic.id },
    details: { topicId: topic.id, categoryId: topic.category_id },
    audience: isPublic ? "all" : "permission:topic.moderate",
  });

/** Records an event of a comment; events on a hidden topic go to moderators only. */
export const recordComment = (
  source: Change,
  action: Action<"comment">,
  topic: TopicStateRow,
  { id, parent_id: parentId }: { id: string; parent_id: string | null },
): Promise<void> =>
  recordBy(source, {
    action,
    subject: { kind: "comment", id },
    details: { topicId: topic.id, categoryId: topic.category_id, commentId: id, parentId },
    audience: isListed(topicState(topic)) ? "all" : "permission:topic.moderate",
  });

/** Records an event of a category; events of a hidden category go to its managers only. */
export const recordCategory = (
  source: Change,
  action: Action<"category">,
  id: string,
  isPublic: boolean,
): Promise<void> =>
  recordBy(source, {
    action,
    subject: { kind: "category", id },
    details: { categoryId: id },
    audience: isPublic ? "all" : "permission:category.manage",
  });

/** Records a user's own setting or reading; the event goes to that user's screens only. */
export const recordOwn = (
  source: Change,
  action: "reading.changed" | "bookmark.changed" | "following.changed",
  subject: { kind: "topic" | "category"; id: string },
  details: { topicId?: string | null; categoryId?: string | null },
): Promise<void> =>
  recordBy(source, {
    action,
    subject,
    details,
    audience: `person:${source.actor.personId}`,
  });
