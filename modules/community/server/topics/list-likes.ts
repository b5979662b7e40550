import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { statement } from "#platform/database/statement.ts";
import { readPage, type FetchSize, type PageOf } from "#platform/http/page.ts";
import type { liker } from "../../contract/schemas.ts";
import { authorColumns, authorOf, type AuthorRow } from "../author.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { loadState } from "./load-topic.ts";

type LikeRow = AuthorRow & { created_at: string };

/** Likes of a topic, newest first. Values: topic, instant and person to continue from. */
function likesText(direction: "after" | "before", size: FetchSize): string {
  const { condition, orderBy } = keyset(["l.created_at", "l.person_id"], "desc", direction, 2);
  return `
    select l.created_at, ${authorColumns("p")}
    from topic_like l join person p on p.id = l.person_id
    where l.topic_id = $1 and ${condition} order by ${orderBy} limit ${size}`;
}

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
      fetch: (cursor, size) => {
        const values = cursor?.values ?? ["infinity", "9223372036854775807"];
        return statement<LikeRow>(likesText(cursor?.direction ?? "after", size))(db, [topicId, ...values]);
      },
    },
    query,
  );
  return {
    data: data.map((row) => ({ person: authorOf(row, files, viewer.personId), likedAt: row.created_at })),
    page,
  };
}
