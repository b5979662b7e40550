import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

// A document and its words are written in one statement. Words are inserted in order, to avoid deadlocks.

const put = (given: string, texts: string, vector: string, conflict: string): string => `
  with given as (${given}),
  put as (
    insert into search_document (topic_id, comment_id, written_at, words)
    select topic_id, comment_id, written_at, ${vector} || search_marks(category_id, author_id, written_at) from given
    on conflict on constraint search_document_once do ${conflict}
    returning id
  )
  insert into search_word (word, uses)
  select word, count(distinct (topic_id, comment_id)) from given,
    unnest(string_to_array(search_words(${texts}), ' ')) as words (word)
  where word <> '' and length(word) <= 40 and exists (select from put)
  group by word order by word
  on conflict (word) do update set uses = search_word.uses + excluded.uses`;

const renew = "update set written_at = excluded.written_at, words = excluded.words";

const givenTopics = `
  select t.id as topic_id, null::bigint as comment_id, t.category_id, t.author_id,
    coalesce(t.published_at, t.created_at) as written_at, t.title_en, t.title_ar,
    coalesce(content_text(b.content_en), '') as text_en, coalesce(content_text(b.content_ar), '') as text_ar
  from topic t join topic_content b on b.topic_id = t.id
  where t.id = any($1) and t.deleted_at is null`;
const topicTexts = "concat_ws(' ', title_en, title_ar, text_en, text_ar)";
const topicVector =
  "title_vector(title_en) || title_vector(title_ar) || prose_vector(text_en) || prose_vector(text_ar)";

const givenComments = `
  select c.topic_id, c.id as comment_id, t.category_id, c.author_id, c.created_at as written_at, c.content
  from comment c join topic t on t.id = c.topic_id
  where c.id = any($1) and c.deleted_at is null`;

const renewTopics = statement<never>(put(givenTopics, topicTexts, topicVector, renew)).run;
const renewComments = statement<never>(put(givenComments, "content", "prose_vector(content)", renew)).run;
const dropTopics = statement<never>(`
  delete from search_document where comment_id is null and topic_id in (
    select id from topic where id = any($1) and deleted_at is not null)`).run;
const dropComments = statement<never>(`
  delete from search_document where comment_id in (
    select id from comment where id = any($1) and deleted_at is not null)`).run;

/** Indexes topics with their current text and removes deleted ones. */
export async function indexTopics(tx: Transaction, ids: readonly string[]): Promise<void> {
  await dropTopics(tx, ids);
  await renewTopics(tx, ids);
}

/** Indexes comments with their current text and removes deleted ones. */
export async function indexComments(tx: Transaction, ids: readonly string[]): Promise<void> {
  await dropComments(tx, ids);
  await renewComments(tx, ids);
}

/** Filters topics by whether comments on them have an outdated category mark. */
export const movedTopics = statement<{ id: string }, [topicIds: readonly string[]]>(`
  select t.id from topic t
  cross join lateral (
    select words from search_document d where d.topic_id = t.id and d.comment_id is not null limit 1
  ) d
  where t.id = any($1) and not d.words @@ ('~c' || t.category_id)::tsquery`).column("id");

const categoryMarkText = (which: string): string => `
  update search_document d
  set words = ts_delete(d.words, array(select lexeme from unnest(d.words) where lexeme ~ '^~c[0-9]+$'))
    || array_to_tsvector(array['~c' || moved.category_id])
  from (
    select d.id, t.category_id from search_document d join topic t on t.id = d.topic_id
    where ${which} and not d.words @@ ('~c' || t.category_id)::tsquery limit 1000
  ) moved
  where d.id = moved.id
  returning d.id`;
const markTopic = statement<{ id: string }, [topicId: string]>(categoryMarkText("d.topic_id = $1")).hasChanged;
const markCategory = statement<{ id: string }, [categoryId: string]>(
  categoryMarkText("d.words @@ ('~c' || $1)::tsquery"),
).hasChanged;

/**
 * Updates the category mark of a topic's documents, or of all documents with a category's mark; at most 1000, returns
 * whether there were any.
 */
export const markMoved = (tx: Transaction, moved: { topicId: string } | { categoryId: string }): Promise<boolean> =>
  "topicId" in moved ? markTopic(tx, moved.topicId) : markCategory(tx, moved.categoryId);

// Entries of content older than the index

const lockFilling = statement<{ next_id: string }>(
  "select next_id from search_filling where kind = $1 for update skip locked",
).changedValue("next_id", null);
const moveFilling = statement<never>("update search_filling set next_id = $2 where kind = $1").run;
const endFilling = statement<never>("delete from search_filling where kind = $1").run;
const fillTopics = statement<never>(put(givenTopics, topicTexts, topicVector, "nothing")).run;
const fillComments = statement<never>(put(givenComments, "content", "prose_vector(content)", "nothing")).run;
const nextTopics = statement<{ id: string }>("select id from topic where id < $1 order by id desc limit 200").column(
  "id",
);
const nextComments = statement<{ id: string }>(
  "select id from comment where id < $1 order by id desc limit 1000",
).column("id");

/**
 * Indexes the next batch of a kind, from newest to oldest; existing entries are newer and are kept. Returns whether
 * there may be more.
 */
export async function fillNext(tx: Transaction, kind: "topic" | "comment"): Promise<boolean> {
  const next = await lockFilling(tx, kind);
  if (next === null) return false;
  const ids = await (kind === "topic" ? nextTopics : nextComments)(tx, next);
  const last = ids.at(-1);
  if (last === undefined) {
    await endFilling(tx, kind);
    return false;
  }
  await (kind === "topic" ? fillTopics : fillComments)(tx, ids);
  await moveFilling(tx, kind, last);
  return true;
}
