import { sql } from "kysely";
import type { Transaction } from "#platform/database/database.ts";
import { contentText, excerptOf, wordCount } from "#shared/content.ts";
import { personId } from "./fill-people.ts";
import { contentFromMarkup } from "./markup.ts";
import type { PlannedLike, PlannedTopic } from "./schedule.ts";

/** The files of a poster, once they are stored. */
export type StoredPoster = { imageFileId: string; videoFileId: string | null };

const idOf = (key: string): number => {
  const id = personId.get(key);
  if (id === undefined) throw new Error(`"${key}" works nowhere in the demonstration company.`);
  return id;
};

const words = (markup: string | undefined) => {
  if (markup === undefined) return { content: null, excerpt: null, words: 0 };
  const content = contentFromMarkup(markup);
  const text = contentText(content);
  return { content, excerpt: excerptOf(text), words: wordCount(text) };
};

/** PostgreSQL allows at most 65,535 parameters in a statement. */
async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) await insert(rows.slice(from, from + 500));
}

const likeRows = <Name extends string>(name: Name, id: number, likes: readonly PlannedLike[]) =>
  likes.map(
    (like) =>
      ({ [name]: id, person_id: idOf(like.person), created_at: like.at }) as Record<Name, number> & {
        person_id: number;
        created_at: Date;
      },
  );

async function insertTopics(
  tx: Transaction,
  plan: readonly PlannedTopic[],
  posters: ReadonlyMap<number, StoredPoster>,
): Promise<void> {
  const rows = plan.map((topic) => {
    const { seed } = topic;
    const english = words(seed.bodyEn);
    const arabic = words(seed.bodyAr);
    const poster = posters.get(topic.id);
    return {
      row: {
        id: topic.id,
        category_id: seed.category,
        author_id: idOf(seed.author),
        title_en: seed.titleEn ?? null,
        title_ar: seed.titleAr ?? null,
        excerpt_en: english.excerpt,
        excerpt_ar: arabic.excerpt,
        words_en: english.words,
        words_ar: arabic.words,
        like_count: topic.likes.length,
        comment_count: topic.comments.length,
        created_at: topic.at,
        published_at: topic.at,
        last_activity_at: topic.lastActivityAt,
        written_en_at: english.content === null ? null : topic.at,
        written_ar_at: arabic.content === null ? null : topic.at,
        pinned_at: seed.pinned === true ? topic.at : null,
        poster_file_id: poster?.imageFileId ?? null,
        poster_video_id: poster?.videoFileId ?? null,
        poster_alt_en: seed.poster?.altEn ?? null,
        poster_alt_ar: seed.poster?.altAr ?? null,
        featured_in_home: poster !== undefined && seed.poster?.featured !== undefined,
        featured_order: seed.poster?.featured ?? null,
      },
      content: {
        topic_id: topic.id,
        content_en: english.content === null ? null : JSON.stringify(english.content),
        content_ar: arabic.content === null ? null : JSON.stringify(arabic.content),
      },
    };
  });
  await inBatches(rows, (batch) =>
    tx
      .insertInto("topic")
      .values(batch.map(({ row }) => row))
      .execute(),
  );
  await inBatches(rows, (batch) =>
    tx
      .insertInto("topic_content")
      .values(batch.map(({ content }) => content))
      .execute(),
  );
}

async function insertComments(tx: Transaction, plan: readonly PlannedTopic[]): Promise<void> {
  const rows = plan.flatMap((topic) =>
    topic.comments.map((comment) => ({
      id: comment.id,
      topic_id: topic.id,
      parent_id: comment.parentId,
      author_id: idOf(comment.author),
      content: comment.content,
      like_count: comment.likes.length,
      reply_count: comment.replies,
      created_at: comment.at,
    })),
  );
  await inBatches(rows, (batch) => tx.insertInto("comment").values(batch).execute());
}

/** Inserts topics, comments and likes, and read marks, so that only the last days are unread. */
export async function fillCommunity(
  tx: Transaction,
  plan: readonly PlannedTopic[],
  posters: ReadonlyMap<number, StoredPoster>,
  now: Date,
): Promise<void> {
  await insertTopics(tx, plan, posters);
  await insertComments(tx, plan);
  const topicLikes = plan.flatMap((topic) => likeRows("topic_id", topic.id, topic.likes));
  await inBatches(topicLikes, (batch) => tx.insertInto("topic_like").values(batch).execute());
  const commentLikes = plan.flatMap((topic) =>
    topic.comments.flatMap((comment) => likeRows("comment_id", comment.id, comment.likes)),
  );
  await inBatches(commentLikes, (batch) => tx.insertInto("comment_like").values(batch).execute());

  await sql`update category set topic_count = (select count(*) from topic where topic.category_id = category.id)`.execute(
    tx,
  );
  const readUpTo = new Date(now.getTime() - 40 * 3_600_000);
  await sql`insert into category_reading (person_id, category_id, read_at) select id, 1, ${readUpTo} from person`.execute(
    tx,
  );
  for (const table of ["topic", "comment"]) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      tx,
    );
  }
}
