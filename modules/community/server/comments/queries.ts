import type { Selectable } from "kysely";
import { keyset } from "#platform/database/keyset.ts";
import { statement } from "#platform/database/statement.ts";
import type { CommentTable } from "#platform/database/tables.gen.ts";
import type { FetchSize } from "#platform/http/page.ts";
import type { Content } from "#shared/content.ts";
import type { Mentioned } from "../../contract/schemas-parts.ts";
import { authorColumns, type AuthorRow, type OptionalPersonRow } from "../present-author.ts";
import { mentionsOf } from "../mentions/queries.ts";
import { topicStateText, type TopicStateRow } from "../topics/queries.ts";

/** A comment as seen by one reader; `target` is the comment it answers, if that is not its root. */
export type CommentRow = AuthorRow &
  OptionalPersonRow<"target"> &
  Omit<Selectable<CommentTable>, "document" | "report_count" | "open_case_id"> & {
    document: Content | null;
    mentions: Mentioned[];
    files: string[];
    liked: boolean;
  };

// $1 is the reader.
const columns = `
  c.id, c.topic_id, c.parent_id, c.content, c.document, c.hidden_at, c.decision, c.decision_reason, c.decided_at,
  c.deleted_at, c.deleted_by, c.like_count, c.reply_count, c.version, c.created_at, c.edited_at,
  array(select f.file_id::text from comment_file f where f.comment_id = c.id order by f.position, f.file_id) as files,
  case when c.document is null then '[]'::jsonb
    else ${mentionsOf("m.topic_id = c.topic_id and m.comment_id = c.id")} end as mentions,
  my_like.person_id is not null as liked, c.reply_to_id,
  ${authorColumns("author")}, ${authorColumns("target", "target")}`;

const joins = `
  join person author on author.id = c.author_id
  left join comment_like my_like on my_like.comment_id = c.id and my_like.person_id = $1
  left join comment answered on answered.id = c.reply_to_id and answered.deleted_at is null
    and answered.hidden_at is null
  left join person target on target.id = answered.author_id`;

/** A deleted root stays visible as a placeholder while it has replies; a deleted reply does not. */
const visible = "(c.deleted_at is null or c.reply_count > 0)";

export type CommentLevel = "roots" | "replies";

// The constant parent in the order lets PostgreSQL use the index for sorting.
const levels: Record<CommentLevel, string> = {
  roots: `c.topic_id = $2 and c.parent_id is null and ${visible}`,
  replies: "c.topic_id = $2 and c.parent_id = $4 and c.deleted_at is null",
};

const stretch = (level: CommentLevel, condition: string, walk: "asc" | "desc", size: FetchSize): string => `
  select * from comment c where ${levels[level]} and ${condition}
  order by c.parent_id ${walk}, c.id ${walk} limit ${size}`;

/** Comments after or before a position. Values: reader, topic, comment, and for replies their root. */
export function commentsText(level: CommentLevel, direction: "after" | "before", size: FetchSize): string {
  const { condition, orderBy } = keyset(["c.id"], "asc", direction, 3);
  const walk = direction === "after" ? "asc" : "desc";
  return `select ${columns} from (${stretch(level, condition, walk, size)}) as c ${joins} order by ${orderBy}`;
}

/**
 * Comments on both sides of a position, which is returned with the following ones; `size` on each side. Values as
 * above.
 */
export const commentsAroundText = (level: CommentLevel, size: FetchSize): string => `
  select ${columns} from (
    (${stretch(level, "c.id < $3", "desc", size)}) union all (${stretch(level, "c.id >= $3", "asc", size)})
  ) as c ${joins} order by c.id`;

/** Number of replies returned with their root. */
const firstReplies = 3;

const firstRepliesToRoot = `(
    select * from comment c
    where c.topic_id = $2 and c.parent_id = root.id and c.deleted_at is null
    order by c.id limit ${firstReplies}
  )`;

/** The first replies of several roots of one topic. */
export const selectFirstReplies = statement<CommentRow, [personId: string, topicId: string, rootIds: string[]]>(`
  select ${columns} from unnest($3::bigint[]) as root (id)
  cross join lateral ${firstRepliesToRoot} as c ${joins} order by c.id`).all;

/** A comment with the state of its topic; one row without a comment when the page is empty. */
export type ConversationRow = (CommentRow | { id: null }) & {
  [Name in keyof TopicStateRow as `state_${Name}`]: TopicStateRow[Name];
};

const stateColumns = Object.keys({
  id: true,
  category_id: true,
  author_id: true,
  is_active: true,
  is_locked: true,
  published_at: true,
  deleted_at: true,
  hidden_at: true,
  last_activity_at: true,
  like_count: true,
  is_category_active: true,
  joined_at: true,
  category_read_at: true,
  all_read_at: true,
  read_at: true,
} satisfies Record<keyof TopicStateRow, true>) as (keyof TopicStateRow)[];

const stateAliases = stateColumns.map((name) => [name, `state_${name}`] as const);

export function stateOf(row: ConversationRow): TopicStateRow {
  const state: Partial<Record<keyof TopicStateRow, unknown>> = {};
  for (const [name, alias] of stateAliases) state[name] = row[alias];
  return state as TopicStateRow;
}

/**
 * Root comments of a topic on one side of a position, then their first replies, oldest first, each with the topic's
 * state, in one round trip. No row if the topic does not exist. Values: reader, topic, comment.
 */
export function conversationText(direction: "after" | "before", size: FetchSize): string {
  const { condition } = keyset(["c.id"], "asc", direction, 3);
  const walk = direction === "after" ? "asc" : "desc";
  return `
    with root as materialized (${stretch("roots", condition, walk, size)}),
    shown as (
      select * from root
      union all
      select reply.* from root cross join lateral ${firstRepliesToRoot} as reply where root.reply_count > 0
    )
    select ${stateAliases.map(([name, alias]) => `state.${name} as ${alias}`).join(", ")}, comment.*
    from (${topicStateText}) as state
    left join (select ${columns} from shown as c ${joins}) as comment on true
    order by comment.parent_id nulls first, comment.id`;
}

export const commentRow = statement<CommentRow, [personId: string, id: string]>(
  `select ${columns} from comment c ${joins} where c.id = $2`,
).first;
