import type pg from "pg";
import { projectOf, type TextCounts } from "./texts.ts";

/** Inserts poster files for the topics that have one; their ids follow those of people's photos. */
export async function fillPosters(client: pg.Client): Promise<void> {
  await client.query(`
    insert into file (id, kind, owner_id, media_type, byte_size, width, height)
    select (select max(id) from person) + i, 'poster', author_id, 'image/webp', 90000, 1600, 900
    from bench_plan where has_poster`);
}

/** Inserts topics `from` to `to` with their contents: seven of ten in both languages, the rest in one. */
export async function fillTopics(client: pg.Client, texts: TextCounts, from: number, to: number): Promise<void> {
  await client.query(
    `with written as (
       select p.*, t.en || ', project ' || j.en as en, t.ar || '، مشروع ' || j.ar as ar, b.*, p.i % 10 not in (3, 6) as in_english, p.i % 10 <> 9 as in_arabic,
         case when p.comments = 0 then p.created_at
           else p.created_at + least(p.talked_about, now() - p.created_at) end as active_at
       from bench_plan p
       join bench_title t on t.number = (p.i * 7919) % $3::int
       join bench_body b on b.number = p.i % $4::int
       join bench_project j on j.number = ${projectOf("p.i", "$5", 21)}
       where p.i between $1 and $2
     ), topics as (
       insert into topic (id, category_id, author_id, title_en, title_ar, excerpt_en, excerpt_ar, words_en, words_ar,
         is_active, has_poll, report_count, poster_file_id, poster_alt_en, poster_alt_ar, like_count, comment_count, created_at, publish_at,
         published_at, pinned_at, last_activity_at, deleted_at)
       select i, category_id, author_id, case when in_english then en end, case when in_arabic then ar end,
         case when in_english then excerpt_en end, case when in_arabic then excerpt_ar end,
         case when in_english then words_en else 0 end, case when in_arabic then words_ar else 0 end,
         not is_inactive, i % 25 = 3 and not is_inactive, case when i % 400 = 7 then 1 + i % 3 else 0 end,
         case when has_poster then (select max(id) from person) + i end,
         case when has_poster then 'A drawing' end, case when has_poster then 'رسم' end, likes, comments, created_at,
         case when is_scheduled then now() + interval '1 year' end, case when not is_scheduled then created_at end,
         case when i % greatest(1, (select max(i) from bench_plan) / 16) = 0 then created_at end, active_at,
         case when is_deleted then now() - interval '1 day' * (i % 29) end
       from written
     )
     insert into topic_content (topic_id, content_en, content_ar)
     select i, case when in_english then content_en end, case when in_arabic then content_ar end from written`,
    [from, to, texts.titles, texts.bodies, texts.projects],
  );
}

/** Makes three topics match only all of moderators' filters: inactive, with a poster, a report and a poll. */
async function hideThree(client: pg.Client): Promise<void> {
  await client.query(`
    update topic set is_active = false, has_poll = true, report_count = 1 where id in (
      select id from topic where poster_file_id is not null and is_listed order by hashint8(id) limit 3)`);
}

/** Updates the data derived from topics: sequences, counts, a dozen featured topics. */
export async function settleTopics(client: pg.Client): Promise<void> {
  await hideThree(client);
  await client.query(`
    update topic set featured_in_home = true, featured_order = chosen.place
    from (select id, row_number() over (order by id desc) as place from topic
          where is_listed and poster_file_id is not null order by id desc limit 12) chosen
    where topic.id = chosen.id`);
  await client.query(`
    update category set topic_count = counted.topics
    from (select category_id, count(*)::int as topics from topic where is_listed group by 1) counted
    where category.id = counted.category_id`);
  for (const table of ["person", "file", "topic", "comment"]) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), coalesce(max(id), 1)) from ${table}`, [table]);
  }
}
