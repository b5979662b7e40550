import type pg from "pg";
import { projectOf, type TextCounts } from "./texts.ts";

// The search vectors of topics and comments are combined from those of the few distinct texts, so that a million texts
// need no folding and stemming.

/** Folds and stems each text once; requires the tables of `prepareTexts`. */
export async function prepareSearch(client: pg.Client): Promise<void> {
  await client.query(`
    create temp table bench_title_words as
      select number, title_vector(en) as en, title_vector(ar) as ar from bench_title;
    create temp table bench_body_words as
      select number, prose_vector(content_text(content_en)) as en, prose_vector(content_text(content_ar)) as ar
      from bench_body;
    create temp table bench_remark_words as select number, prose_vector(content) as words from bench_remark;
    create temp table bench_project_words as
      select number, title_vector('project ' || en) as title_en, title_vector('مشروع ' || ar) as title_ar,
        prose_vector(en) as en, prose_vector(ar) as ar from bench_project;
    create unique index on bench_title_words (number);
    create unique index on bench_body_words (number);
    create unique index on bench_remark_words (number);
    create unique index on bench_project_words (number);
    analyze bench_title_words; analyze bench_body_words; analyze bench_remark_words; analyze bench_project_words`);
}

export async function fillSearch(client: pg.Client, texts: TextCounts, from: number, to: number): Promise<void> {
  await client.query(
    `insert into search_document (topic_id, comment_id, written_at, words)
     select topic.id, null, coalesce(topic.published_at, topic.created_at),
       case when topic.title_en is null then '' else t.en || j.title_en || b.en end
         || case when topic.title_ar is null then '' else t.ar || j.title_ar || b.ar end
         || search_marks(topic.category_id, topic.author_id, coalesce(topic.published_at, topic.created_at))
     from topic
     join bench_title_words t on t.number = (topic.id * 7919) % $3::int
     join bench_body_words b on b.number = topic.id % $4::int
     join bench_project_words j on j.number = ${projectOf("topic.id", "$5", 21)}
     where topic.id between $1 and $2 and topic.deleted_at is null
     order by topic.id`,
    [from, to, texts.titles, texts.bodies, texts.projects],
  );
  await client.query(
    `insert into search_document (topic_id, comment_id, written_at, words)
     select c.topic_id, c.id, c.created_at,
       r.words || case when c.id % 2 = 0 then k.en else k.ar end || search_marks(p.category_id, c.author_id, c.created_at)
     from bench_plan p
     cross join lateral generate_series(p.comments_before + 1, p.comments_before + p.comments) as given (id)
     join comment c on c.id = given.id
     join bench_remark_words r on r.number = (c.id * 31) % $3::int
     join bench_project_words k on k.number = ${projectOf("c.id", "$4", 22)}
     where p.i between $1 and $2
     order by c.id`,
    [from, to, texts.remarks, texts.projects],
  );
}

/** Inserts the words with approximate frequencies, and leaves nothing for the server's indexing job. */
export async function settleSearch(client: pg.Client): Promise<void> {
  await client.query(`
    insert into search_word (word, uses)
    select word, sum(uses)::int from (
      select word, ndoc * 20 as uses from ts_stat('select words from search_document tablesample system (5)')
      where word !~ '^~'
      union all select en, 1 from bench_project union all select ar, 1 from bench_project
    ) words group by word`);
  await client.query("delete from search_filling; analyze search_word");
}
