import type { Selectable } from "kysely";
import { statement } from "#platform/database/statement.ts";
import type { TopicTable } from "#platform/database/tables.gen.ts";
import type { Content } from "#shared/content.ts";
import type { FollowingLevel, Mentioned } from "../../contract/schemas-parts.ts";
import { filesOfTopic, type TopicFile } from "../attachments/queries.ts";
import { authorColumns, type AuthorRow } from "../present-author.ts";
import { mentionsOf } from "../mentions/queries.ts";

export type StoredTopic = Selectable<TopicTable>;

export type SummaryRow = AuthorRow &
  Pick<StoredTopic, "id" | "category_id" | "title_ar" | "title_en" | "excerpt_ar" | "excerpt_en" | "poster_file_id"> &
  Pick<StoredTopic, "is_active" | "is_locked" | "is_pinned" | "is_listed" | "has_poll" | "featured_in_home"> &
  Pick<StoredTopic, "report_count" | "like_count" | "comment_count"> &
  Pick<StoredTopic, "created_at" | "published_at" | "last_activity_at"> & { liked: boolean; read_at: string | null };

/** Columns of a summary of `t` for the reader $1. */
export const summaryColumns = `
  t.id, t.category_id, t.title_ar, t.title_en, t.excerpt_ar, t.excerpt_en, t.is_active, t.is_locked, t.is_pinned,
  t.is_listed, t.has_poll, t.report_count, t.featured_in_home, t.poster_file_id, t.like_count, t.comment_count, t.created_at, t.published_at,
  t.last_activity_at, ${authorColumns("author")}, my_like.person_id is not null as liked, my_reading.read_at`;

export const summaryJoins = `
  join person author on author.id = t.author_id
  left join topic_like my_like on my_like.topic_id = t.id and my_like.person_id = $1
  left join topic_reading my_reading on my_reading.topic_id = t.id and my_reading.person_id = $1`;

export type PosterColumns = Pick<
  StoredTopic,
  "poster_file_id" | "poster_video_id" | "poster_alt_ar" | "poster_alt_en"
> & { poster_width: number | null; poster_height: number | null };

export const posterColumns = `
  t.poster_video_id, t.poster_alt_ar, t.poster_alt_en, poster.width as poster_width, poster.height as poster_height`;

/** The columns of a topic that the policy needs. */
export type PolicyColumns = Pick<
  StoredTopic,
  "author_id" | "is_active" | "is_locked" | "published_at" | "deleted_at" | "hidden_at"
> & { is_category_active: boolean };

/** A topic's state for policy and unread marks, for one reader. */
export type TopicStateRow = PolicyColumns &
  Pick<StoredTopic, "id" | "category_id" | "last_activity_at" | "like_count"> & {
    joined_at: string;
    category_read_at: string | null;
    all_read_at: string | null;
    read_at: string | null;
  };

const markColumns = `
  c.is_active as is_category_active, me.joined_at, in_category.read_at as category_read_at,
  everywhere.read_at as all_read_at`;

const markJoins = `
  join category c on c.id = t.category_id
  join person me on me.id = $1
  left join category_reading in_category on in_category.person_id = $1 and in_category.category_id = t.category_id
  left join category_reading everywhere on everywhere.person_id = $1 and everywhere.category_id = 1`;

/** The state of a topic. Values: reader, topic. */
export const topicStateText = `
  select t.id, t.category_id, t.author_id, t.is_active, t.is_locked, t.published_at, t.deleted_at, t.hidden_at,
    t.last_activity_at, t.like_count, ${markColumns}, my_reading.read_at
  from topic t ${markJoins}
  left join topic_reading my_reading on my_reading.topic_id = t.id and my_reading.person_id = $1
  where t.id = $2`;

export const topicStateRow = statement<TopicStateRow, [personId: string, topicId: string]>(topicStateText).first;

/** Locks a topic's row if it exists; reads and foreign keys are not blocked. */
export const lockTopicRow = statement<{ id: string }, [topicId: string]>(
  "select id from topic where id = $1 for no key update",
).run;

export type TopicRow = SummaryRow &
  TopicStateRow &
  PosterColumns &
  Pick<StoredTopic, "words_ar" | "words_en" | "written_ar_at" | "written_en_at" | "is_must_read"> &
  Pick<StoredTopic, "decision" | "decision_reason" | "decided_at" | "featured_from" | "featured_until"> &
  Pick<StoredTopic, "publish_at" | "edited_at" | "version"> & {
    category_name_ar: string;
    category_name_en: string;
    category_icon: string;
    category_color: string;
    bookmarked: boolean;
    following: FollowingLevel;
    draft_id: string | null;
    files: TopicFile[];
    mentions: Mentioned[];
    content_ar: Content | null;
    content_en: Content | null;
  };

/** A complete topic. Values: reader, topic. */
export const topicText = `
  select ${summaryColumns}, t.words_ar, t.words_en, t.is_must_read, t.written_ar_at, t.written_en_at, t.publish_at, t.edited_at,
    t.deleted_at, t.hidden_at, t.decision, t.decision_reason, t.decided_at, t.featured_from, t.featured_until, t.version,
    my_bookmark.person_id is not null as bookmarked, my_following.level as following, my_draft.id as draft_id,
    ${filesOfTopic} as files, ${mentionsOf("m.topic_id = t.id and m.comment_id is null")} as mentions,
    c.name_ar as category_name_ar, c.name_en as category_name_en, c.icon as category_icon, c.color as category_color,
    ${markColumns}, ${posterColumns}, body.content_ar, body.content_en
  from topic t ${summaryJoins} ${markJoins}
  join topic_content body on body.topic_id = t.id
  left join topic_bookmark my_bookmark on my_bookmark.topic_id = t.id and my_bookmark.person_id = $1
  left join topic_following my_following on my_following.topic_id = t.id and my_following.person_id = $1
  left join topic_draft my_draft on my_draft.topic_id = t.id and my_draft.person_id = $1
  left join file poster on poster.id = t.poster_file_id
  where t.id = $2`;

export const topicRow = statement<TopicRow, [personId: string, topicId: string]>(topicText).first;
