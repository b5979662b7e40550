import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Viewer } from "../context.ts";
import { topicState } from "../topics/load-topic.ts";
import { canSee } from "../topics/policy.ts";
import { topicStateRow } from "../topics/queries.ts";

const commentersOf = statement<{ author_id: string }, [topicId: string]>(`
  select author_id from (
    select author_id, id from comment
    where topic_id = $1 and deleted_at is null and hidden_at is null order by id desc limit 500) as recent
  group by author_id order by max(id) desc limit 50`).column("author_id");

/** Returns the ids of a topic's author and its commenters, latest first; empty if the reader may not see the topic. */
export async function listParticipants(db: Reader, viewer: Viewer, topicId: string): Promise<string[]> {
  const topic = await topicStateRow(db, viewer.personId, topicId);
  if (topic === null || !canSee(viewer, topicState(topic))) return [];
  return [...new Set([topic.author_id, ...(await commentersOf(db, topicId))])];
}
