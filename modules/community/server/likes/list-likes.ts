import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { liker } from "../../contract/schemas.ts";
import type { FileLinks, Viewer } from "../context.ts";
import { authorColumns, authorOf, type AuthorRow } from "../present-author.ts";
import { loadState } from "../topics/load-topic.ts";

type LikeRow = AuthorRow & { created_at: string };

/** Likes of a topic, newest first. Values: topic. */
const pageOfLikes = pageOf<LikeRow>(
  ["l.created_at", "l.person_id"],
  "desc",
  ({ after, orderBy, size }) => `
    select l.created_at, ${authorColumns("p")}
    from topic_like l join person p on p.id = l.person_id
    where l.topic_id = $1 and ${after} order by ${orderBy} limit ${size}`,
);

/** Returns the people who like a topic, latest first. */
export async function listLikes(
  db: Reader,
  viewer: Viewer,
  topicId: string,
  query: { cursor?: string | undefined; limit: number },
  files: FileLinks,
): Promise<PageOf<z.output<typeof liker>>> {
  await loadState(db, viewer, topicId);
  const { data, page } = await readPage<LikeRow>(
    {
      list: `likes of ${topicId}`,
      kinds: ["instant", "id"],
      keyOf: (row) => [row.created_at, row.author_id],
      fetch: pageOfLikes(db, [topicId]),
    },
    query,
  );
  const likers = data.map((row) => ({ person: authorOf(row, files, viewer.personId), likedAt: row.created_at }));
  return { data: likers, page };
}
