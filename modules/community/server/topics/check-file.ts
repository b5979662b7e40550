import type { Permission } from "#shared/permissions.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { FileRight } from "#platform/files/serve-file.ts";
import { canRead } from "../comments/policy.ts";
import { topicState } from "./load-topic.ts";
import { canSee, isListed, topicCan } from "./policy.ts";
import type { PolicyColumns } from "./queries.ts";

type UsingTopic = PolicyColumns & {
  /** Referenced by the edit history only. */
  is_former: boolean;
  /** Author of the comment that has the file; null if the topic has it. */
  comment_author_id: string | null;
  is_comment_hidden: boolean;
};

const columns = `t.author_id, t.is_active, t.is_locked, t.published_at, t.deleted_at, t.hidden_at,
  c.is_active as is_category_active`;
const own = "null::bigint as comment_author_id, false as is_comment_hidden";

/** Topics and comments that have a file; deleted comments have none. Values: file. */
const selectUsing = statement<UsingTopic>(`
  select ${columns}, false as is_former, ${own}
  from topic t join category c on c.id = t.category_id
  where t.poster_file_id = $1 or t.poster_video_id = $1
  union all
  select ${columns}, used.role = 'former', ${own}
  from topic_file used join topic t on t.id = used.topic_id join category c on c.id = t.category_id
  where used.file_id = $1
  union all
  select ${columns}, false, said.author_id, said.hidden_at is not null
  from comment_file used join comment said on said.id = used.comment_id
  join topic t on t.id = said.topic_id join category c on c.id = t.category_id
  where used.file_id = $1 and said.deleted_at is null`);

/**
 * A file has the visibility of its topic or comment; a former file has that of the edit history. Permissions are
 * queried only if a session alone does not suffice.
 */
export const mayFetchFile =
  (permissionsOf: (db: Reader, personId: string) => Promise<ReadonlySet<Permission>>): FileRight =>
  async (db, { fileId }, personId) => {
    const uses = await selectUsing(db, [fileId]);
    if (uses.length === 0) return false;
    if (uses.some((row) => isListed(topicState(row)) && !row.is_former && !row.is_comment_hidden)) return true;
    const viewer = { personId, permissions: await permissionsOf(db, personId) };
    return uses.some((row) => {
      const topic = topicState(row);
      if (row.is_former) return topicCan(viewer, topic).history;
      const authorId = row.comment_author_id ?? "";
      return canSee(viewer, topic) && canRead(viewer, { authorId, isHidden: row.is_comment_hidden });
    });
  };
