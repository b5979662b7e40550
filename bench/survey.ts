import pg from "pg";

/** What there is to measure on: who reads, which topics, and how many there are. */
export type Survey = { personId: string; topicIds: string[]; topics: number; comments: number };

/** Looks at the database; throws when it was not filled. */
export async function survey(url: string): Promise<Survey> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
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
      topics: count?.topics ?? 0,
      comments: count?.comments ?? 0,
    };
  } finally {
    await client.end();
  }
}
