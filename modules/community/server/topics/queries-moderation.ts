import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement } from "#platform/database/statement.ts";
import type { FetchSize } from "#platform/http/page.ts";
import { maxBulkTopics } from "../../contract/schemas-administration.ts";
import { maxCounted } from "../../contract/schemas-filters.ts";
import { summaryColumns, summaryJoins, type SummaryRow } from "./queries.ts";

/**
 * Filter of the moderation list. `flags` are the matching values of topic.moderation_flags: each is a range of an index
 * in the list's order, so a combination that matches three of a million topics costs no more than the whole list.
 */
export type ModerationFilter = {
  flags: number[];
  category: string | null;
  author: string | null;
  dates: { from: string; before: string } | null;
  /** Search results. */
  found: string[] | null;
};

/** The parts of a filter that decide the text of its statement, as a key. */
const shapeOf = ({ category, author, dates, found }: ModerationFilter): string =>
  [category, author, dates, found].map((part) => part !== null).join();

const valuesOf = ({ flags, category, author, dates, found }: ModerationFilter): unknown[] => [
  flags,
  ...(category === null ? [] : [category]),
  ...(author === null ? [] : [author]),
  ...(dates === null ? [] : [dates.from, dates.before]),
  ...(found === null ? [] : [found]),
];

/**
 * Builds a query for `columns` of matching topics, at most `limit`, in the given order. Its values start at
 * `parameter`.
 */
function find(
  { category, author, dates, found }: ModerationFilter,
  parameter: number,
  { columns, condition, orderBy, limit }: { columns: string; condition: string; orderBy: string; limit: number },
): string {
  let number = parameter;
  const next = (): string => `$${number++}`;
  const flags = next();
  const conditions = ["t.deleted_at is null", condition];
  if (category !== null) conditions.push(`t.category_id = ${next()}`);
  if (author !== null) conditions.push(`t.author_id = ${next()}`);
  if (dates !== null) conditions.push(`t.created_at >= ${next()}`, `t.created_at < ${next()}`);
  if (found !== null) conditions.push(`t.id = any(${next()}::bigint[])`);
  const tail = `order by ${orderBy} limit ${limit}`;
  const where = conditions.join(" and ");
  // An author's topics are few: one index contains them in order, with the filtered columns. Search results are fewer.
  if (author !== null || found !== null) {
    return `select ${columns} from topic t where ${where} and t.moderation_flags = any(${flags}::smallint[]) ${tail}`;
  }
  return `
    select ${columns} from unnest(${flags}::smallint[]) as wanted (flags)
    cross join lateral (
      select t.id, t.created_at from topic t where ${where} and t.moderation_flags = wanted.flags ${tail}
    ) as t ${tail}`;
}

/** A page of the list. Values: reader, created, id to continue from, then those of the filter. */
function listModerationText(
  filter: ModerationFilter,
  order: "asc" | "desc",
  direction: "after" | "before",
  size: FetchSize,
): string {
  const { condition, orderBy } = keyset(["t.created_at", "t.id"], order, direction, 2);
  const rows = find(filter, 4, { columns: "t.id, t.created_at", condition, orderBy, limit: size });
  return `select ${summaryColumns} from (${rows}) as found join topic t on t.id = found.id ${summaryJoins} order by ${orderBy}`;
}

/** The ids of all matches, at most one more than a limit. Values: those of the filter. */
const moderationIdsText = (filter: ModerationFilter, limit: number): string =>
  find(filter, 1, {
    columns: "t.id",
    condition: "true",
    orderBy: "t.created_at desc, t.id desc",
    limit: limit + 1,
  });

const statements = memoizeByKey<ReturnType<typeof statement<never>>>();

const prepared = <Row>(key: string, text: () => string): ReturnType<typeof statement<Row>> =>
  statements(key, () => statement<never>(text())) as ReturnType<typeof statement<Row>>;

export function selectModeration(
  db: Reader,
  readerId: string,
  filter: ModerationFilter,
  {
    order,
    direction,
    size,
    from,
  }: { order: "asc" | "desc"; direction: "after" | "before"; size: FetchSize; from: readonly unknown[] },
): Promise<SummaryRow[]> {
  const key = ["list", shapeOf(filter), order, direction, size].join();
  const select = prepared<SummaryRow>(key, () => listModerationText(filter, order, direction, size));
  return select(db, [readerId, ...from, ...valuesOf(filter)]);
}

/** Counts the matches, at most one more than the limit. */
export async function countModeration(db: Reader, filter: ModerationFilter): Promise<number> {
  const text = () => `select count(*)::int as count from (${moderationIdsText(filter, maxCounted)}) as found`;
  const [row] = await prepared<{ count: number }>(`count ${shapeOf(filter)}`, text)(db, valuesOf(filter));
  return row?.count ?? 0;
}

/** Returns the ids of all matching topics, at most one more than the limit of a bulk action. */
export async function moderationIds(db: Reader, filter: ModerationFilter): Promise<string[]> {
  const text = () => moderationIdsText(filter, maxBulkTopics);
  const select = prepared<{ id: string }>(`ids ${shapeOf(filter)}`, text);
  return (await select(db, valuesOf(filter))).map(({ id }) => id);
}
