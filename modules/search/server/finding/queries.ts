import { authorColumns, type AuthorRow } from "#modules/community/server/index.ts";
import type { Content } from "#shared/content.ts";
import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { statement } from "#platform/database/statement.ts";
import type { FetchSize } from "#platform/http/page.ts";
import { mostCounted } from "../../contract/schemas.ts";

/** A document that was found: how many there are within reach, and its place in the order. */
export type FoundRow = { total: number; id: string; score: number; written_at: string };

/** The order looks at so many of the newest, and at a stretch of so many to find them. */
const mostRanked = 1500;
const mostRead = 6000;

/**
 * What is within reach and everybody may see, the best first. The newest are chosen before anything else is asked of
 * them; then each is asked whether it may be seen, as in the lists. Values: match, rank, until, from, category, then the
 * score, instant and id to go on from.
 */
function findText(direction: "after" | "before", size: FetchSize): string {
  const { condition, orderBy } = keyset(["score", "written_at", "id"], "desc", direction, 6);
  return `
    with matching as materialized (
      select d.id, d.topic_id, d.comment_id, d.written_at, ts_rank('{0.1, 0.2, 0.6, 1.0}', d.words, $2::tsquery) as rank
      from search_document d
      where d.words @@ $1::tsquery and d.written_at <= $3 and d.written_at >= $4
      limit ${mostRead}
    ), visible as materialized (
      select m.id, m.written_at,
        (1000000 * m.rank * (1 + 1 / (1 + extract(epoch from $3::timestamptz - m.written_at) / 7776000)))::int as score
      from (select * from matching order by written_at desc limit ${mostRanked}) m
      join topic t on t.id = m.topic_id and t.is_listed and ($5::bigint is null or t.category_id = $5)
      join category k on k.id = t.category_id and k.is_active
      left join comment c on c.id = m.comment_id
      where m.comment_id is null or (c.deleted_at is null and c.hidden_at is null)
    )
    select counted.total, best.id, best.score, best.written_at
    from (select count(*)::int as total from visible) counted
    left join lateral (select * from visible where ${condition} order by ${orderBy} limit ${size}) best on true`;
}

const finders = new Map<string, ReturnType<typeof statement<FoundRow & { id: string | null }>>>();

/** One look within a reach: rows in walking order, and how many there are whatever the place. */
export async function findDocuments(
  db: Reader,
  walk: { direction: "after" | "before"; size: FetchSize },
  values: readonly unknown[],
): Promise<{ total: number; rows: FoundRow[] }> {
  const key = `${walk.direction} ${walk.size}`;
  const find = finders.get(key) ?? statement<FoundRow & { id: string | null }>(findText(walk.direction, walk.size));
  finders.set(key, find);
  const rows = await find(db, values);
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row): row is FoundRow => row.id !== null) };
}

/** How many are within reach, as far as counting goes. Values: match, until, from, category. */
export const countDocuments = statement<{ total: number }>(`
  select count(*)::int as total from (
    select from (
      select * from search_document d
      where d.words @@ $1::tsquery and d.written_at <= $2 and d.written_at >= $3 limit ${mostRead}
    ) d
    join topic t on t.id = d.topic_id and t.is_listed and ($4::bigint is null or t.category_id = $4)
    join category k on k.id = t.category_id and k.is_active
    left join comment c on c.id = d.comment_id
    where d.comment_id is null or (c.deleted_at is null and c.hidden_at is null)
    limit ${mostCounted}
  ) as visible`);

/** Topics within reach in any state but deleted, the newest first. Values: match, until, how many. */
export const findTopics = statement<{ id: string }>(`
  select t.id from (
    select topic_id, written_at from search_document where words @@ $1::tsquery and written_at <= $2
    order by written_at desc, topic_id desc limit $3
  ) d join topic t on t.id = d.topic_id and t.deleted_at is null
  order by d.written_at desc, d.topic_id desc`);

/** What is shown of a document. */
export type ResultRow = AuthorRow & {
  document_id: string;
  topic_id: string;
  title_ar: string | null;
  title_en: string | null;
  content_ar: Content | null;
  content_en: Content | null;
  comment_id: string | null;
  comment: string | null;
  written_at: string;
  category_id: string;
  category_ar: string;
  category_en: string;
  category_icon: string;
  category_color: string;
};

/** Values: documents. Asks once more whether they may be seen: a moment has passed. */
export const selectResults = statement<ResultRow>(`
  select d.id as document_id, t.id as topic_id, t.title_ar, t.title_en, body.content_ar, body.content_en,
    c.id as comment_id, c.content as comment, d.written_at, k.id as category_id, k.name_ar as category_ar,
    k.name_en as category_en, k.icon as category_icon, k.color as category_color, ${authorColumns("author")}
  from search_document d
  join topic t on t.id = d.topic_id and t.is_listed
  join category k on k.id = t.category_id and k.is_active
  left join topic_content body on body.topic_id = t.id and d.comment_id is null
  left join comment c on c.id = d.comment_id
  join person author on author.id = coalesce(c.author_id, t.author_id)
  where d.id = any($1) and (d.comment_id is null or (c.deleted_at is null and c.hidden_at is null))`);
