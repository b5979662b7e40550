import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { madeOnce } from "#platform/database/made-once.ts";
import { statement } from "#platform/database/statement.ts";
import type { FetchSize } from "#platform/http/page.ts";
import { mostTopicsAtOnce } from "../../contract/schemas-administration.ts";
import { mostCounted } from "../../contract/schemas-filters.ts";
import { summaryColumns, summaryJoins, type SummaryRow } from "./queries.ts";

/** What of a search in moderation changes the text of its statement. */
export type ModerationShape = { byCategory: boolean; byAuthor: boolean; byDate: boolean; bySearch: boolean };

/**
 * What moderation looks for. `flags` are the values of topic.moderation_flags that match: each is a stretch of an index
 * in the list's order, so that a combination that leaves three of a million topics costs what the whole list costs.
 */
export type ModerationFilter = {
  flags: number[];
  category: string | null;
  author: string | null;
  dates: { from: string; before: string } | null;
  /** Those that a search has found. */
  found: string[] | null;
};

const shapeOf = ({ category, author, dates, found }: ModerationFilter): ModerationShape => ({
  byCategory: category !== null,
  byAuthor: author !== null,
  byDate: dates !== null,
  bySearch: found !== null,
});

const valuesOf = ({ flags, category, author, dates, found }: ModerationFilter): unknown[] => [
  flags,
  ...(category === null ? [] : [category]),
  ...(author === null ? [] : [author]),
  ...(dates === null ? [] : [dates.from, dates.before]),
  ...(found === null ? [] : [found]),
];

/** Finds `columns` of the topics of a shape, `limit` at most in the order given. Its values begin at `parameter`. */
function find(
  shape: ModerationShape,
  parameter: number,
  { columns, condition, orderBy, limit }: { columns: string; condition: string; orderBy: string; limit: number },
): string {
  let number = parameter;
  const next = (): string => `$${number++}`;
  const flags = next();
  const conditions = ["t.deleted_at is null", condition];
  if (shape.byCategory) conditions.push(`t.category_id = ${next()}`);
  if (shape.byAuthor) conditions.push(`t.author_id = ${next()}`);
  if (shape.byDate) conditions.push(`t.created_at >= ${next()}`, `t.created_at < ${next()}`);
  if (shape.bySearch) conditions.push(`t.id = any(${next()}::bigint[])`);
  const tail = `order by ${orderBy} limit ${limit}`;
  const where = conditions.join(" and ");
  // An author's topics are few: one index holds them in order, with what the filters look at. What was found is fewer.
  if (shape.byAuthor || shape.bySearch) {
    return `select ${columns} from topic t where ${where} and t.moderation_flags = any(${flags}::smallint[]) ${tail}`;
  }
  return `
    select ${columns} from unnest(${flags}::smallint[]) as wanted (flags)
    cross join lateral (
      select t.id, t.created_at from topic t where ${where} and t.moderation_flags = wanted.flags ${tail}
    ) as t ${tail}`;
}

/** A stretch of the list. Values: reader, created, id to go on from, then those of the filter. */
function listModerationText(
  shape: ModerationShape,
  order: "asc" | "desc",
  direction: "after" | "before",
  size: FetchSize,
): string {
  const { condition, orderBy } = keyset(["t.created_at", "t.id"], order, direction, 2);
  const rows = find(shape, 4, { columns: "t.id, t.created_at", condition, orderBy, limit: size });
  return `select ${summaryColumns} from (${rows}) as found join topic t on t.id = found.id ${summaryJoins} order by ${orderBy}`;
}

/** How many there are, one more than the bound at most. Values: those of the filter. */
const countModerationText = (shape: ModerationShape): string => {
  const rows = find(shape, 1, {
    columns: "t.id",
    condition: "true",
    orderBy: "t.created_at desc, t.id desc",
    limit: mostCounted + 1,
  });
  return `select count(*)::int as count from (${rows}) as found`;
};

/** The ids of all, one more than can be changed at once. Values: those of the filter. */
const moderationIdsText = (shape: ModerationShape): string =>
  find(shape, 1, {
    columns: "t.id",
    condition: "true",
    orderBy: "t.created_at desc, t.id desc",
    limit: mostTopicsAtOnce + 1,
  });

const statements = madeOnce<ReturnType<typeof statement<never>>>();

/** The statement of a text, which is made once for each key. */
const prepared = <Row>(key: string, text: () => string): ReturnType<typeof statement<Row>> =>
  statements(key, () => statement<never>(text())) as ReturnType<typeof statement<Row>>;

export type ModerationPlace = {
  order: "asc" | "desc";
  direction: "after" | "before";
  size: FetchSize;
  from: readonly unknown[];
};

export function selectModeration(
  db: Reader,
  readerId: string,
  filter: ModerationFilter,
  { order, direction, size, from }: ModerationPlace,
): Promise<SummaryRow[]> {
  const shape = shapeOf(filter);
  const key = ["list", ...Object.values(shape), order, direction, size].join();
  const select = prepared<SummaryRow>(key, () => listModerationText(shape, order, direction, size));
  return select(db, [readerId, ...from, ...valuesOf(filter)]);
}

export async function countModeration(db: Reader, filter: ModerationFilter): Promise<number> {
  const shape = shapeOf(filter);
  const count = prepared<{ count: number }>(["count", ...Object.values(shape)].join(), () =>
    countModerationText(shape),
  );
  const [row] = await count(db, valuesOf(filter));
  return row?.count ?? 0;
}

/** The ids of all topics that match, at most one more than can be changed at once. */
export async function moderationIds(db: Reader, filter: ModerationFilter): Promise<string[]> {
  const shape = shapeOf(filter);
  const select = prepared<{ id: string }>(["ids", ...Object.values(shape)].join(), () => moderationIdsText(shape));
  return (await select(db, valuesOf(filter))).map(({ id }) => id);
}
