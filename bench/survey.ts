import type pg from "pg";
import { openClient } from "#platform/database/client.ts";

/**
 * The data to measure: a reader, topics, their number, the longest conversation and one of about a hundred comments.
 */
export type Survey = Awaited<ReturnType<typeof survey>>;

async function conversation(client: pg.Client, order: string): Promise<{ id: string; comments: number }> {
  const { rows } = await client.query<{ id: string; comments: number }>(
    `select id, comment_count as comments from topic where is_listed order by ${order} limit 1`,
  );
  if (rows[0] === undefined) throw new Error("There are no topics.");
  return rows[0];
}

/** Reads the survey from the database; throws when it was not filled. */
export async function survey(url: string) {
  await using client = await openClient(url);
  const tables = await client.query<{ filled: boolean }>("select to_regclass('account') is not null as filled");
  const people =
    tables.rows[0]?.filled === true
      ? await client.query<{ id: string | null }>("select max(person_id) as id from account where status = 'active'")
      : null;
  const personId = people?.rows[0]?.id ?? null;
  if (personId === null) {
    throw new Error("There is nothing to measure on. Fill it first: npm run bench:data -- --topics 1000000");
  }
  const topics = await client.query<{ id: string }>(
    "select id from topic where is_listed and author_id <> $1 order by hashint8(id) limit 400",
    [personId],
  );
  const counts = await client.query<{ topics: number; comments: number }>(
    "select (select count(*)::int from topic where is_listed) as topics, (select count(*)::int from comment) as comments",
  );
  const [count] = counts.rows;
  return {
    personId,
    topicIds: topics.rows.map(({ id }) => id),
    longest: await conversation(client, "comment_count desc"),
    ordinary: await conversation(client, "abs(comment_count - 100), id"),
    topics: count?.topics ?? 0,
    comments: count?.comments ?? 0,
  };
}
