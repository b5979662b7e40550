import { authorColumns, type AuthorRow } from "#modules/community/server/index.ts";
import type { Content } from "#shared/content.ts";
import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement } from "#platform/database/statement.ts";
import { readOnly } from "#platform/database/transaction.ts";
import type { FetchSize } from "#platform/http/page.ts";
import { maxCounted, type SearchResult } from "../../contract/schemas.ts";

/** Filter by kind; null: both. */
export type DocumentKind = "topic" | "comment" | null;

/** A document found: the number of matches within reach, and its sort values. */
export type FoundRow = { total: number; id: string; score: number; written_at: string };

/** Number of newest matches that are ranked, and number of rows scanned per index to find them. */
const maxRanked = 1200;
const maxRead = 6000;

const branches: Record<"topic" | "comment", string> = {
  topic: "d.comment_id is null",
  comment: "d.comment_id is not null",
};

/**
 * Selects documents of a kind that fulfil conditions, each with its own `@@`: the index then skips to the next document
 * with all of them, which it does not within a single condition. The kind is a literal, since each has its own index.
 */
function matchingText(kind: DocumentKind, columns: string, conditions: number, parameter: number): string {
  const matches = Array.from({ length: conditions }, (_, place) => ` and d.words @@ $${parameter + place}::tsquery`);
  const branch = (one: "topic" | "comment"): string => `(select ${columns} from search_document d
    where ${branches[one]} and d.written_at <= $1 and d.written_at >= $2${matches.join("")} limit ${maxRead})`;
  return kind === null ? `${branch("topic")} union all ${branch("comment")}` : branch(kind);
}

const visibleJoins = (document: string, category: string): string => `
  join topic t on t.id = ${document}.topic_id and t.is_listed and (${category}::bigint is null or t.category_id = ${category})
  join category k on k.id = t.category_id and k.is_active
  left join comment c on c.id = ${document}.comment_id`;
const isVisible = (document: string): string =>
  `(${document}.comment_id is null or (c.deleted_at is null and c.hidden_at is null))`;

/**
 * Selects visible documents within reach, best first. The newest ones are selected before any other check; their
 * visibility is then checked as in lists. Values: until, from, category, the exact and the wide `tsquery` for ranking,
 * then the score, instant and id to continue from, then the conditions.
 */
function findText(kind: DocumentKind, direction: "after" | "before", size: FetchSize, conditions: number): string {
  const { condition, orderBy } = keyset(["score", "written_at", "id"], "desc", direction, 6);
  const columns = `d.id, d.topic_id, d.comment_id, d.written_at,
    3 * ts_rank('{0.1, 0.2, 0.6, 1.0}', d.words, $4::tsquery) + ts_rank('{0.1, 0.2, 0.6, 1.0}', d.words, $5::tsquery) as rank`;
  return `
    with matching as materialized (${matchingText(kind, columns, conditions, 9)}),
    visible as materialized (
      select m.id, m.written_at,
        (1000000 * m.rank * (1 + 1 / (1 + extract(epoch from $1::timestamptz - m.written_at) / 7776000)))::int as score
      from (select * from matching order by written_at desc limit ${maxRanked}) m ${visibleJoins("m", "$3")}
      where ${isVisible("m")}
    )
    select counted.total, best.id, best.score, best.written_at
    from (select count(*)::int as total from visible) counted
    left join lateral (select * from visible where ${condition} order by ${orderBy} limit ${size}) best on true`;
}

const statements = memoizeByKey<ReturnType<typeof statement>>();

const statementFor = <Row>(key: string, text: () => string): ReturnType<typeof statement<Row>> =>
  statements(key, () => statement(text())) as ReturnType<typeof statement<Row>>;

/** The range of a search step: kind, `tsquery` conditions, bounds, and whether the range is large. */
export type SearchRange = {
  kind: DocumentKind;
  conditions: readonly string[];
  until: string;
  from: string;
  category: string | null;
  isWide: boolean;
};

const disableTableScans = statement<never>("select set_config('enable_seqscan', 'off', true)");

/**
 * Forces index scans for large ranges. Words still searched that far back are rare, but statistics may consider them
 * frequent because of the other kind of documents, and the planner would then scan the table.
 */
const readRange = <Row>(
  db: Reader,
  { isWide }: Pick<SearchRange, "isWide">,
  read: (db: Reader) => Promise<Row[]>,
): Promise<Row[]> =>
  isWide
    ? readOnly(db, async (tx) => {
        await disableTableScans(tx, []);
        return read(tx);
      })
    : read(db);

/** Runs one search step: a page of rows in sort order, and the number of matches independent of the page. */
export async function findDocuments(
  db: Reader,
  range: SearchRange,
  step: {
    direction: "after" | "before";
    size: FetchSize;
    rank: { exact: string; wide: string };
    place: readonly unknown[];
  },
): Promise<{ total: number; rows: FoundRow[] }> {
  const { kind, conditions, until, from, category } = range;
  const { direction, size, rank, place } = step;
  const key = `find ${kind} ${direction} ${size} ${conditions.length}`;
  const find = statementFor<FoundRow & { id: string | null }>(key, () =>
    findText(kind, direction, size, conditions.length),
  );
  const values = [until, from, category, rank.exact, rank.wide, ...place, ...conditions];
  const rows = await readRange(db, range, (reader) => find(reader, values));
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row): row is FoundRow => row.id !== null) };
}

export async function countDocuments(db: Reader, range: SearchRange): Promise<number> {
  const { kind, conditions, until, from, category } = range;
  const count = statementFor<{ total: number }>(`count ${kind} ${conditions.length}`, () => {
    const matching = matchingText(kind, "d.topic_id, d.comment_id", conditions.length, 4);
    return `
      select count(*)::int as total from (
        select from (${matching}) d ${visibleJoins("d", "$3")} where ${isVisible("d")} limit ${maxCounted + 1}
      ) as visible`;
  });
  const [row] = await readRange(db, range, (reader) => count(reader, [until, from, category, ...conditions]));
  return row?.total ?? 0;
}

/** Selects topics within reach in any state but deleted, up to `limit`, newest first. */
export async function findTopics(db: Reader, range: Omit<SearchRange, "kind" | "category">, limit: number) {
  const { conditions, until, from } = range;
  const find = statementFor<{ id: string }>(`topics ${limit} ${conditions.length}`, () => {
    const matching = matchingText("topic", "d.topic_id, d.written_at", conditions.length, 3);
    return `
      select t.id from (
        select * from (${matching}) d order by written_at desc, topic_id desc limit ${limit}
      ) d join topic t on t.id = d.topic_id and t.deleted_at is null
      order by d.written_at desc, d.topic_id desc`;
  });
  return (await readRange(db, range, (reader) => find(reader, [until, from, ...conditions]))).map(({ id }) => id);
}

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
  category: NonNullable<SearchResult["category"]>;
};

/** Values: documents. Checks visibility again, since it may have changed since the first query. */
export const selectResults = statement<ResultRow>(`
  select d.id as document_id, t.id as topic_id, t.title_ar, t.title_en, body.content_ar, body.content_en,
    c.id as comment_id, c.content as comment, d.written_at, ${authorColumns("author")}, json_build_object(
      'id', k.id::text, 'nameAr', k.name_ar, 'nameEn', k.name_en, 'icon', k.icon, 'color', k.color) as category
  from search_document d
  join topic t on t.id = d.topic_id and t.is_listed
  join category k on k.id = t.category_id and k.is_active
  left join topic_content body on body.topic_id = t.id and d.comment_id is null
  left join comment c on c.id = d.comment_id
  join person author on author.id = coalesce(c.author_id, t.author_id)
  where d.id = any($1) and (d.comment_id is null or (c.deleted_at is null and c.hidden_at is null))`);
