import type { Content } from "#shared/content.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export type Subject = { kind: "topic" | "comment"; id: string };

/**
 * The text of a topic or comment: both languages, the poll and file names, independent of the reader. A comment has its
 * text in `content`, and the titles of its topic.
 */
export type Snapshot = {
  titleAr: string | null;
  titleEn: string | null;
  contentAr: Content | null;
  contentEn: Content | null;
  content: string | null;
  poll: {
    questionAr: string | null;
    questionEn: string | null;
    choices: { textAr: string | null; textEn: string | null }[];
  } | null;
  files: { name: string | null; mediaType: string }[];
};

export type SubjectNow = {
  categoryId: string;
  isActive: boolean;
  isDeleted: boolean;
  isHidden: boolean;
  snapshot: Snapshot;
};

const filesOf = (table: "topic" | "comment", condition: string): string => `coalesce((
  select jsonb_agg(jsonb_build_object('name', f.name, 'mediaType', f.media_type) order by used.position, f.id)
  from ${table}_file used join file f on f.id = used.file_id where ${condition}), '[]')`;

const pollOfTopic = `(
  select jsonb_build_object('questionAr', p.question_ar, 'questionEn', p.question_en, 'choices', coalesce((
    select jsonb_agg(jsonb_build_object('textAr', choice.text_ar, 'textEn', choice.text_en) order by choice.position)
    from poll_choice choice where choice.poll_id = p.id), '[]'))
  from poll p where p.topic_id = t.id)`;

const selectTopic = statement<SubjectNow, [id: string]>(`
  select t.category_id as "categoryId", t.is_active as "isActive", t.deleted_at is not null as "isDeleted",
    t.hidden_at is not null as "isHidden", jsonb_build_object(
    'titleAr', t.title_ar, 'titleEn', t.title_en, 'contentAr', body.content_ar, 'contentEn', body.content_en,
    'content', null, 'poll', ${pollOfTopic},
    'files', ${filesOf("topic", "used.topic_id = t.id and used.role <> 'former'")}) as snapshot
  from topic t join topic_content body on body.topic_id = t.id
  where t.id = $1`).first;

const selectComment = statement<SubjectNow, [id: string]>(`
  select t.category_id as "categoryId", t.is_active as "isActive",
    coalesce(c.deleted_at, t.deleted_at) is not null as "isDeleted", c.hidden_at is not null as "isHidden",
    jsonb_build_object(
    'titleAr', t.title_ar, 'titleEn', t.title_en, 'contentAr', null, 'contentEn', null, 'content', c.content,
    'poll', null, 'files', ${filesOf("comment", "used.comment_id = c.id")}) as snapshot
  from comment c join topic t on t.id = c.topic_id
  where c.id = $1`).first;

/** Returns a subject's current state regardless of visibility; null if it was purged. */
export const readSubject = (db: Reader, { kind, id }: Subject): Promise<SubjectNow | null> =>
  (kind === "topic" ? selectTopic : selectComment)(db, id);
