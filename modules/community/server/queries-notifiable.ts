import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export type NotifiableTopic = {
  id: string;
  categoryId: string;
  authorId: string;
  /** Visible to all users. */
  isListed: boolean;
  isActive: boolean;
  isDeleted: boolean;
  decision: "keep" | "deactivate" | "delete" | null;
  decisionReason: string | null;
  decidedAt: string | null;
};

/** Returns a topic's current state; null if it was purged. */
export const notifiableTopic = statement<NotifiableTopic, [id: string]>(`
  select t.id, t.category_id as "categoryId", t.author_id as "authorId", t.is_listed and c.is_active as "isListed",
    t.is_active as "isActive", t.deleted_at is not null as "isDeleted", t.decision,
    t.decision_reason as "decisionReason", t.decided_at as "decidedAt"
  from topic t join category c on c.id = t.category_id where t.id = $1`).first;

export type NotifiableComment = {
  id: string;
  topicId: string;
  authorId: string;
  topicAuthorId: string;
  createdAt: string;
  /** Visible, with its topic, to all users. */
  isListed: boolean;
  /** Its root. */
  parentId: string | null;
  /** Authors to notify of the reply: of the root and, if different, of the comment replied to. */
  answered: { commentId: string; authorId: string }[];
  decision: NotifiableTopic["decision"];
  decisionReason: string | null;
};

const selectComment = statement<
  Omit<NotifiableComment, "answered"> & {
    parentAuthorId: string | null;
    repliedId: string | null;
    repliedAuthorId: string | null;
  }
>(`
  select c.id, c.topic_id as "topicId", c.author_id as "authorId", t.author_id as "topicAuthorId",
    c.created_at as "createdAt", c.parent_id as "parentId", parent.author_id as "parentAuthorId",
    replied.id as "repliedId", replied.author_id as "repliedAuthorId", c.decision, c.decision_reason as "decisionReason",
    c.deleted_at is null and c.hidden_at is null and t.is_listed and category.is_active as "isListed"
  from comment c
  join topic t on t.id = c.topic_id
  join category on category.id = t.category_id
  left join comment parent on parent.id = c.parent_id
  left join comment replied on replied.id = c.reply_to_id
  where c.id = $1`).first;

/** Returns a comment's current state; null if it was purged. */
export async function notifiableComment(db: Reader, id: string): Promise<NotifiableComment | null> {
  const row = await selectComment(db, id);
  if (row === null) return null;
  const { parentAuthorId, repliedId, repliedAuthorId, ...comment } = row;
  const answered = [];
  if (repliedId !== null && repliedAuthorId !== null)
    answered.push({ commentId: repliedId, authorId: repliedAuthorId });
  if (comment.parentId !== null && parentAuthorId !== null && parentAuthorId !== repliedAuthorId) {
    answered.push({ commentId: comment.parentId, authorId: parentAuthorId });
  }
  return { ...comment, answered };
}

/** Returns the people mentioned in a text, directly or by department, in the order of their ids; 500 at a time. */
export const mentionedPeople = statement<{ id: string }, [topicId: string, commentId: string | null, after: string]>(`
  select distinct p.id from mention m
  join person p on p.id = m.person_id or p.department_id = m.department_id
  where m.topic_id = $1 and m.comment_id is not distinct from $2 and p.id > $3
  order by p.id limit 500`).column("id");

type People = readonly string[];

/** Filters people by whether a text mentions them. */
export const mentionedAmong = statement<{ id: string }, [topicId: string, commentId: string | null, people: People]>(`
  select p.id from person p
  where p.id = any($3::bigint[]) and exists (
    select from mention m where m.topic_id = $1 and m.comment_id is not distinct from $2
      and (m.person_id = p.id or m.department_id = p.department_id))`).column("id");

/** Followers of a topic in the order of their ids; 500 at a time. */
export const topicFollowers = statement<{ id: string }, [topicId: string, after: string]>(`
  select person_id as id from topic_following
  where topic_id = $1 and level = 'follow' and person_id > $2
  order by person_id limit 500`).column("id");

/** Followers of a category in the order of their ids; 500 at a time. */
export const categoryFollowers = statement<{ id: string }, [categoryId: string, after: string]>(`
  select person_id as id from category_following
  where category_id = $1 and level = 'follow' and person_id > $2
  order by person_id limit 500`).column("id");

/** People involved in a topic: its author, recent readers and followers; 500 at a time. */
export const peopleAroundTopic = statement<{ id: string }, [topicId: string, after: string]>(`
  select person_id as id from (
    select author_id as person_id from topic where id = $1
    union select person_id from topic_reading where topic_id = $1
    union select person_id from topic_following where topic_id = $1 and level = 'follow'
  ) as touched
  where person_id > $2 order by person_id limit 500`).column("id");

/** Filters people by whether they muted the topic or its category, and so are notified of mentions only. */
export const peopleMuting = statement<{ id: string }, [topicId: string, people: People]>(`
  select person.id from unnest($2::bigint[]) as person (id)
  left join topic_following f on f.topic_id = $1 and f.person_id = person.id
  where f.level = 'mute' or f.level is null and exists (
    select from category_following c join topic t on t.category_id = c.category_id
    where t.id = $1 and c.person_id = person.id and c.level = 'mute')`).column("id");

/** Filters people by whether they have read a topic up to an instant or further. */
export const peopleWhoRead = statement<{ id: string }, [topicId: string, people: People, at: string]>(`
  select person_id as id from topic_reading
  where topic_id = $1 and person_id = any($2::bigint[]) and read_at >= $3`).column("id");

const likes = {
  topic: statement<{ person_id: string }>("select person_id from topic_like where topic_id = $1 and person_id = $2"),
  comment: statement<{ person_id: string }>(
    "select person_id from comment_like where comment_id = $1 and person_id = $2",
  ),
};

/** Returns whether a person currently likes a topic or comment. */
export const isLikedBy = (
  db: Reader,
  { kind, id }: { kind: "topic" | "comment"; id: string },
  personId: string,
): Promise<boolean> => likes[kind].exists(db, id, personId);

/** Topics of a category in the order of their ids; 500 at a time. */
export const topicsOfCategory = statement<{ id: string }, [categoryId: string, after: string]>(
  "select id from topic where category_id = $1 and id > $2 order by id limit 500",
).column("id");
