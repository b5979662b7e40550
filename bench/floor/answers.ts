import type { CategoryRow } from "#modules/community/server/categories/queries.ts";
import type { CommentRow, ConversationRow } from "#modules/community/server/comments/queries.ts";
import type { SummaryRow, TopicRow } from "#modules/community/server/topics/queries.ts";
import { readingMinutes } from "#shared/content.ts";

// The server's responses, composed by hand for one known reader without special permissions: the minimum work to send
// this JSON. Equality with the server's JSON is checked before measuring.

export type Sign = (fileId: string, variant: string) => string;

const digits = (instant: string): string => instant.slice(0, -1).padEnd(26, instant.length === 20 ? ".000000" : "0");
const horizon = (): string => digits(new Date(Date.now() - 30 * 86_400_000).toISOString());
const latest = (...instants: (string | null)[]): string =>
  instants.reduce<string>((max, one) => (one !== null && digits(one) > max ? digits(one) : max), horizon());

type AuthorRow = Pick<SummaryRow, Extract<keyof SummaryRow, `author_${string}`>>;

const author = (row: AuthorRow, sign: Sign) => ({
  id: row.author_id,
  nameAr: row.author_name_ar,
  nameEn: row.author_name_en,
  titleAr: row.author_title_ar,
  titleEn: row.author_title_en,
  photoUrl: row.author_photo === null ? null : sign(row.author_photo, "small"),
});

const summary = (row: SummaryRow, category: object, floor: string, sign: Sign) => ({
  id: row.id,
  category,
  author: author(row, sign),
  titleAr: row.title_ar,
  titleEn: row.title_en,
  excerptAr: row.excerpt_ar,
  excerptEn: row.excerpt_en,
  isActive: row.is_active,
  isLocked: row.is_locked,
  isPinned: row.is_pinned,
  isPoster: row.poster_file_id !== null,
  isPoll: row.has_poll,
  hasReport: false,
  featuredInHome: row.featured_in_home,
  likeCount: row.like_count,
  commentCount: row.comment_count,
  liked: row.liked,
  isUnread: row.is_listed && isAfter(row.last_activity_at, floor, row.read_at),
  createdAt: row.created_at,
  publishedAt: row.published_at,
  lastActivityAt: row.last_activity_at,
});

const isAfter = (instant: string, floor: string, read: string | null): boolean =>
  digits(instant) > floor && (read === null || digits(instant) > digits(read));

/** Returns the first page of all topics. `next` is only a placeholder: cursors are opaque. */
export function listAnswer(categories: CategoryRow[], rows: SummaryRow[], limit: number, sign: Sign): object {
  const all = categories.find(({ id }) => id === "1");
  const known = new Map(
    categories.map(({ id, nameAr, nameEn, icon, color, readAt, joinedAt }) => [
      id,
      { category: { id, nameAr, nameEn, icon, color }, floor: latest(joinedAt, readAt, all?.readAt ?? null) },
    ]),
  );
  const last = rows[limit - 1];
  const cursor = JSON.stringify(["floor", 1, last?.last_activity_at, last?.id]);
  return {
    data: rows.slice(0, limit).map((row) => {
      const place = known.get(row.category_id);
      return summary(row, place?.category ?? {}, place?.floor ?? "", sign);
    }),
    page: { next: rows.length > limit ? Buffer.from(cursor).toString("base64url") : null, previous: null, limit },
  };
}

export function topicAnswer(row: TopicRow, personId: string, sign: Sign): object {
  const { category_id: id, category_name_ar: nameAr, category_name_en: nameEn } = row;
  const category = { id, nameAr, nameEn, icon: row.category_icon, color: row.category_color };
  const isOwn = row.author_id === personId;
  const poster = row.poster_file_id;
  return {
    data: {
      ...summary(row, category, latest(row.joined_at, row.category_read_at, row.all_read_at), sign),
      contentAr: row.content_ar,
      contentEn: row.content_en,
      readingMinutesAr: row.content_ar === null ? null : readingMinutes(row.words_ar, "ar"),
      readingMinutesEn: row.content_en === null ? null : readingMinutes(row.words_en, "en"),
      writtenAtAr: row.written_ar_at,
      writtenAtEn: row.written_en_at,
      // The measured topic has no mentions, and no files except its poster.
      images: [],
      mentions: row.mentions,
      attachments: [],
      poster:
        poster === null
          ? null
          : {
              fileId: poster,
              videoFileId: row.poster_video_id,
              imageUrl: sign(poster, "large"),
              smallImageUrl: sign(poster, "small"),
              videoUrl: row.poster_video_id === null ? null : sign(row.poster_video_id, "original"),
              width: row.poster_width,
              height: row.poster_height,
              altAr: row.poster_alt_ar,
              altEn: row.poster_alt_en,
            },
      poll: null,
      isMustRead: row.is_must_read,
      featuredFrom: row.featured_from,
      featuredUntil: row.featured_until,
      publishAt: row.publish_at,
      editedAt: row.edited_at,
      isDeleted: false,
      isHidden: false,
      decision: null,
      bookmarked: row.bookmarked,
      following: row.following,
      draftId: row.draft_id,
      version: row.version,
      can: {
        update: isOwn,
        delete: isOwn,
        restore: false,
        activate: false,
        pin: false,
        lock: false,
        feature: false,
        poster: false,
        schedule: false,
        like: true,
        comment: true,
        history: isOwn,
        requireReading: false,
        report: !isOwn,
      },
    },
  };
}

/** Returns the first comments of a topic visible to all users, without hidden comments, files and mentions. */
export function commentsAnswer(rows: ConversationRow[], personId: string, limit: number, sign: Sign): object {
  const [state] = rows;
  if (state === undefined) throw new Error("There is no such topic.");
  const floor = latest(state.state_joined_at, state.state_category_read_at, state.state_all_read_at);
  const comments = rows.filter((row) => row.id !== null);
  const one = (row: CommentRow) => {
    const isDeleted = row.deleted_at !== null;
    const isOwn = row.author_id === personId;
    const target =
      row.target_id === null
        ? null
        : author(
            {
              author_id: row.target_id,
              author_name_ar: row.target_name_ar,
              author_name_en: row.target_name_en,
              author_title_ar: row.target_title_ar,
              author_title_en: row.target_title_en,
              author_photo: row.target_photo,
            },
            sign,
          );
    return {
      id: row.id,
      topicId: row.topic_id,
      parentId: row.parent_id,
      replyTo: row.reply_to_id === null ? null : { id: row.reply_to_id, author: target },
      author: isDeleted ? null : author(row, sign),
      content: isDeleted ? null : row.content,
      document: isDeleted ? null : row.document,
      mentions: isDeleted ? [] : row.mentions,
      attachments: [],
      isDeleted,
      isHidden: false,
      decision: null,
      likeCount: isDeleted ? 0 : row.like_count,
      liked: !isDeleted && row.liked,
      replyCount: row.reply_count,
      isUnread: !isDeleted && !isOwn && isAfter(row.created_at, floor, state.state_read_at),
      createdAt: row.created_at,
      editedAt: isDeleted ? null : row.edited_at,
      version: row.version,
      can: {
        update: !isDeleted && isOwn,
        delete: !isDeleted && isOwn,
        like: !isDeleted,
        reply: !isDeleted,
        report: !isDeleted && !isOwn,
      },
    };
  };
  const cursorAfter = (list: string, id: string | undefined): string =>
    Buffer.from(JSON.stringify(["floor", 1, list, id])).toString("base64url");
  const roots = comments.filter((row) => row.parent_id === null);
  return {
    data: roots.slice(0, limit).map((root) => {
      const replies = comments.filter((row) => row.parent_id === root.id);
      const isCut = replies.length > 0 && root.reply_count > replies.length;
      const next = isCut ? cursorAfter(`replies to ${root.id}`, replies.at(-1)?.id) : null;
      return { ...one(root), replies: { data: replies.map(one), previous: null, next } };
    }),
    page: { next: roots.length > limit ? cursorAfter("comments", roots[limit - 1]?.id) : null, previous: null, limit },
  };
}
