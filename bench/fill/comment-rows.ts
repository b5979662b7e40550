import type pg from "pg";
import { projectOf, type TextCounts } from "./texts.ts";

/**
 * Inserts the comments of topics `from` to `to`. Of five consecutive comments three are roots; the last two answer the
 * third, the second of them sometimes by answering the first. Intervals between comments grow.
 */
export async function fillComments(client: pg.Client, texts: TextCounts, from: number, to: number): Promise<void> {
  await client.query(
    `insert into comment (id, topic_id, parent_id, reply_to_id, author_id, content, like_count, reply_count, created_at)
     select c.id, p.i, case place when 3 then c.id - 1 when 4 then c.id - 2 end,
       case when place = 4 and c.id % 3 = 0 then c.id - 1 end,
       1 + floor((select max(id) from person) * power(pg_temp.draw(c.id, 11), 2))::int,
       r.content || ' (' || case when c.id % 2 = 0 then k.en else k.ar end || ')',
       case when pg_temp.draw(c.id, 12) < 0.1 then 1 else 0 end,
       case when place = 2 then least(2, p.comments - 1 - j) else 0 end,
       p.created_at + least(p.talked_about, now() - p.created_at) * power((j + 1) / p.comments::float8, 2)
     from bench_plan p
     cross join lateral generate_series(0, p.comments - 1) j
     cross join lateral (select p.comments_before + j + 1 as id, j % 5 as place) c
     join bench_remark r on r.number = (c.id * 31) % $3::int
     join bench_project k on k.number = ${projectOf("c.id", "$4", 22)}
     where p.i between $1 and $2`,
    [from, to, texts.remarks, texts.projects],
  );
}

/** Inserts the likes of topics `from` to `to`, as many as their counts state, and of liked comments. */
export async function fillLikes(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query(
    `insert into topic_like (topic_id, person_id, created_at)
     select i, 1 + (i * 31 + n) % (select max(id) from person), created_at + interval '1 minute' * n
     from bench_plan cross join lateral generate_series(1, likes) n where i between $1 and $2`,
    [from, to],
  );
  await client.query(
    `insert into comment_like (comment_id, person_id, created_at)
     select id, 1 + id % (select max(id) from person), p.created_at + interval '1 hour'
     from bench_plan p
     cross join lateral generate_series(p.comments_before + 1, p.comments_before + p.comments) id
     where i between $1 and $2 and pg_temp.draw(id, 12) < 0.1`,
    [from, to],
  );
}

/** Inserts read marks: some readers for each topic of the last thirty days, most up to its last comment. */
export async function fillReadings(client: pg.Client): Promise<void> {
  await client.query(`
    insert into topic_reading (person_id, topic_id, read_at)
    select distinct on (t.id, reader) reader, t.id,
      t.last_activity_at - interval '1 day' * greatest(0, pg_temp.draw(t.id + n, 13) * 3 - 2)
    from topic t cross join generate_series(1, 10) n
    cross join lateral (select 1 + floor((select max(id) from person) * pg_temp.draw(t.id * 11 + n, 14))::int as reader) r
    where t.last_activity_at > now() - interval '30 days' and t.is_listed`);
}
