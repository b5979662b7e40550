import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { loadComment } from "../comments/load-comment.ts";
import { lockComment } from "../comments/store.ts";
import { loadLockedState } from "../topics/load-topic.ts";
import { isModerator } from "../topics/policy.ts";
import type { Viewer } from "../viewer.ts";
import type { Subject } from "./queries.ts";

export type FoundSubject = { topicId: string; authorId: string };

/**
 * A subject that this reader may see; else 404. Its topic stays locked until the transaction ends, so that reports of it
 * and decisions about it come one after the other.
 */
export async function lockSubject(tx: Transaction, viewer: Viewer, { kind, id }: Subject): Promise<FoundSubject> {
  if (kind === "topic") {
    const topic = await loadLockedState(tx, viewer, id);
    return { topicId: id, authorId: topic.author_id };
  }
  const { topic } = await loadComment(tx, viewer, id, { locking: true });
  const comment = await lockComment(tx, id);
  if (comment === undefined) throw refuse("not_found");
  const isForAll = comment.hidden_at === null;
  if (!isForAll && !isModerator(viewer) && comment.author_id !== viewer.personId) throw refuse("not_found");
  return { topicId: topic.id, authorId: comment.author_id };
}
