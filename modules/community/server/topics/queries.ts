import { statement } from "#platform/database/statement.ts";
import type { Content } from "#shared/content.ts";
import type { Decision, Mentioned } from "../../contract/schemas-parts.ts";
import { filesOfTopic, type TopicFile } from "../attachments/queries.ts";
import { authorColumns, type AuthorRow } from "../present-author.ts";
import { mentionsOf } from "../mentions/queries.ts";

export type SummaryRow = AuthorRow & {
  id: string;
  category_id: string;
  title_ar: string | null;
  title_en: string | null;
  excerpt_ar: string | null;
  excerpt_en: string | null;
  is_active: boolean;
  is_locked: boolean;
  is_pinned: boolean;
  is_listed: boolean;
  has_poll: boolean;
  report_count: number;
  featured_in_home: boolean;
  poster_file_id: string | null;
  like_count: number;
  comment_count: number;
  created_at: string;
  published_at: string | null;
  last_activity_at: string;
  liked: boolean;
  read_at: string | null;
};

/** Columns of a summary of `t` for the reader $1. */
export const summaryColumns = `
  t.id, t.category_id, t.title_ar, t.title_en, t.excerpt_ar, t.excerpt_en, t.is_active, t.is_locked, t.is_pinned,
  t.is_listed, t.has_poll, t.report_count, t.featured_in_home, t.poster_file_id, t.like_count, t.comment_count, t.created_at, t.published_at,
  t.last_activity_at, ${authorColumns("author")}, my_like.person_id is not null as liked, my_reading.read_at`;

export const summaryJoins = `
  join person author on author.id = t.author_id
  left join topic_like my_like on my_like.topic_id = t.id and my_like.person_id = $1
  left join topic_reading my_reading on my_reading.topic_id = t.id and my_reading.person_id = $1`;

export type PosterColumns = {
  poster_file_id: string | null;
  poster_video_id: string | null;
  poster_alt_ar: string | null;
  poster_alt_en: string | null;
  poster_width: number | null;
  poster_height: number | null;
};

export const posterColumns = `
  t.poster_video_id, t.poster_alt_ar, t.poster_alt_en, poster.width as poster_width, poster.height as poster_height`;

/** A topic's state for policy and unread marks, for one reader. */
export type TopicStateRow = {
  id: string;
  category_id: string;
  author_id: string;
  is_active: boolean;
  is_locked: boolean;
  published_at: string | null;
  deleted_at: string | null;
  hidden_at: string | null;
  last_activity_at: string;
  like_count: number;
  is_category_active: boolean;
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
  PosterColumns & {
    category_name_ar: string;
    category_name_en: string;
    category_icon: string;
    category_color: string;
    words_ar: number;
    words_en: number;
    is_must_read: boolean;
    written_ar_at: string | null;
    written_en_at: string | null;
    decision: Decision["decision"] | null;
    decision_reason: string | null;
    decided_at: string | null;
    featured_from: string | null;
    featured_until: string | null;
    bookmarked: boolean;
    following: "follow" | "mute" | null;
    draft_id: string | null;
    files: TopicFile[];
    mentions: Mentioned[];
    publish_at: string | null;
    edited_at: string | null;
    version: number;
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
