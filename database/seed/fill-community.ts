import { sql } from "kysely";
import type { Transaction } from "#platform/database/database.ts";
import { contentText, excerptOf, wordCount } from "#shared/content.ts";
import { hour } from "./dates.ts";
import { continueIds, insertRows } from "./insert.ts";
import type { StoredPoster } from "./keep-posters.ts";
import { contentFromMarkup } from "./markup.ts";
import { personId } from "./people.ts";
import type { Text } from "./read-data.ts";
import type { PlannedLike, PlannedTopic } from "./plan-community.ts";

/** Returns the columns of a text in one language, without their ending `_en` or `_ar`. */
function columnsOf(text: Text | null, at: Date) {
  if (text === null) return { title: null, content: null, excerpt: null, words: 0, written_at: null };
  const content = contentFromMarkup(text.body);
  const plain = contentText(content);
  const [excerpt, words] = [excerptOf(plain), wordCount(plain)];
  return { title: text.title, content: JSON.stringify(content), excerpt, words, written_at: at };
}

function topicRows(topic: PlannedTopic, poster: StoredPoster | undefined) {
  const { id, seed, at } = topic;
  const english = columnsOf(seed.en, at);
  const arabic = columnsOf(seed.ar, at);
  const row = {
    id,
    category_id: seed.category,
    author_id: personId(seed.author),
    title_en: english.title,
    title_ar: arabic.title,
    excerpt_en: english.excerpt,
    excerpt_ar: arabic.excerpt,
    words_en: english.words,
    words_ar: arabic.words,
    like_count: topic.likes.length,
    comment_count: topic.comments.length,
    created_at: at,
    published_at: at,
    last_activity_at: topic.lastActivityAt,
    written_en_at: english.written_at,
    written_ar_at: arabic.written_at,
    pinned_at: seed.pinned ? at : null,
    poster_file_id: poster?.imageFileId ?? null,
    poster_video_id: poster?.videoFileId ?? null,
    poster_alt_en: seed.poster?.alt_en ?? null,
    poster_alt_ar: seed.poster?.alt_ar ?? null,
    featured_in_home: seed.poster?.featured !== undefined,
    featured_order: seed.poster?.featured ?? null,
  };
  return { row, content: { topic_id: id, content_en: english.content, content_ar: arabic.content } };
}

const commentRows = ({ id, comments }: PlannedTopic) =>
  comments.map((comment) => ({
    id: comment.id,
    topic_id: id,
    parent_id: comment.parentId,
    author_id: personId(comment.author),
    content: comment.content,
    like_count: comment.likes.length,
    reply_count: comment.replies,
    created_at: comment.at,
  }));

const likeRow = ({ person, at }: PlannedLike) => ({ person_id: personId(person), created_at: at });

/** Inserts topics, comments and likes, and read marks, so that only the last days are unread. */
export async function fillCommunity(
  tx: Transaction,
  plan: readonly PlannedTopic[],
  posters: ReadonlyMap<number, StoredPoster>,
  now: Date,
): Promise<void> {
  const topics = plan.map((topic) => topicRows(topic, posters.get(topic.id)));
  const comments = plan.flatMap((topic) => topic.comments);
  await insertRows(
    tx,
    "topic",
    topics.map(({ row }) => row),
  );
  await insertRows(
    tx,
    "topic_content",
    topics.map(({ content }) => content),
  );
  await insertRows(tx, "comment", plan.flatMap(commentRows));
  await insertRows(
    tx,
    "topic_like",
    plan.flatMap(({ id, likes }) => likes.map((like) => ({ topic_id: id, ...likeRow(like) }))),
  );
  await insertRows(
    tx,
    "comment_like",
    comments.flatMap(({ id, likes }) => likes.map((like) => ({ comment_id: id, ...likeRow(like) }))),
  );
  await sql`update category set topic_count = (select count(*) from topic where topic.category_id = category.id)`.execute(
    tx,
  );
  const readUpTo = new Date(now.getTime() - 40 * hour);
  await sql`insert into category_reading (person_id, category_id, read_at) select id, 1, ${readUpTo} from person`.execute(
    tx,
  );
  await continueIds(tx, "topic");
  await continueIds(tx, "comment");
}
