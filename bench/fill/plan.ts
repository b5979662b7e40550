import type pg from "pg";
import type { DataSize } from "./arguments.ts";

/**
 * Writes all attributes of every topic to a table of numbers, from which the other steps read. Random values are hashes
 * of the topic's number, so that the same size yields the same community. Activity follows a power law: many topics
 * have no answers, a few are discussed for months.
 */
export async function planTopics(client: pg.Client, size: DataSize): Promise<void> {
  await client.query(`
    create function pg_temp.draw(i bigint, seed bigint) returns double precision language sql immutable
    return (hashint8extended(i, seed) & 2147483647) / 2147483648.0`);
  await client.query(
    `create temp table bench_plan as
     with drawn as (
       select i,
         2 + floor(8 * power(pg_temp.draw(i, 1), 1.5))::int as category_id,
         1 + floor($2::int * power(pg_temp.draw(i, 2), 2))::int as author_id,
         now() - interval '3 years' * (1 - i / $1::float8) - interval '1 second' * (1 + pg_temp.draw(i, 3)) as created_at,
         case when i = $1::bigint / 2 then $4::int
           else least(3000, floor($3::float8 * 0.474 * (power(1 - pg_temp.draw(i, 4), -0.7) - 1)))::int end as comments,
         interval '6 hours' * exp(8 * pg_temp.draw(i, 5)) as talked_about,
         least($2::int / 2, floor(1.5 * (power(1 - pg_temp.draw(i, 6), -0.7) - 1)))::int as likes,
         pg_temp.draw(i, 7) as fate, pg_temp.draw(i, 8) < 0.02 as has_poster
       from generate_series(1, $1::bigint) i
     ), settled as (
       select i, category_id, author_id, created_at, talked_about, has_poster,
         fate < 0.005 as is_inactive, fate between 0.005 and 0.006 as is_deleted, fate between 0.006 and 0.0065 as is_scheduled,
         case when fate between 0.006 and 0.0065 then 0 else comments end as comments,
         case when fate between 0.006 and 0.0065 then 0 else likes end as likes
       from drawn
     )
     select *, sum(comments) over (order by i) - comments as comments_before from settled`,
    [size.topics, size.people, size.commentsPerTopic, size.largestTopic],
  );
  await client.query("create unique index on bench_plan (i)");
  await client.query("analyze bench_plan");
}
