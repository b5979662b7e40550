import type { Permission } from "#shared/permissions.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { FileRight } from "#platform/files/serve-file.ts";
import { topicState } from "./load-topic.ts";
import { canSee, isListed } from "./policy.ts";
import type { TopicStateRow } from "./queries.ts";

type PosterTopic = Pick<
  TopicStateRow,
  "author_id" | "is_active" | "is_locked" | "published_at" | "deleted_at" | "is_category_active"
>;

/** The topics that show a file as their poster. Values: file. */
const selectTopics = statement<PosterTopic>(`
  select t.author_id, t.is_active, t.is_locked, t.published_at, t.deleted_at, c.is_active as is_category_active
  from topic t join category c on c.id = t.category_id
  where t.poster_file_id = $1 or t.poster_video_id = $1`);

/** A poster is as private as its topic. Permissions are asked for only where being signed in is not enough. */
export const mayFetchPoster =
  (permissionsOf: (db: Reader, personId: string) => Promise<ReadonlySet<Permission>>): FileRight =>
  async (db, { fileId }, personId) => {
    const topics = (await selectTopics(db, [fileId])).map(topicState);
    if (topics.length === 0) return false;
    if (topics.some(isListed)) return true;
    const viewer = { personId, permissions: await permissionsOf(db, personId) };
    return topics.some((topic) => canSee(viewer, topic));
  };
