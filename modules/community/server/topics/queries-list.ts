import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement } from "#platform/database/statement.ts";
import type { FetchSize } from "#platform/http/page.ts";
import type { TopicSort } from "../../contract/schemas-filters.ts";
import { summaryColumns, summaryJoins, type SummaryRow } from "./queries.ts";

/** Listed topics, or one of the hidden kinds. */
export type ListState = "listed" | "inactive" | "scheduled" | "deleted";

/**
 * Parameters that change the text of the statement; all others are values. `scope`: "all" scans one index of all
 * topics, "several" merges the indexes of the given categories (if some are inactive, so that no hidden topics are
 * scanned), "category" reads one category, pinned topics first.
 */
export type ListShape = {
  state: ListState;
  scope: "all" | "several" | "category";
  sort: TopicSort;
  direction: "after" | "before";
  isPoster: boolean | null;
  isPoll: boolean | null;
  byAuthor: boolean;
  byDate: boolean;
  bySearch: boolean;
  size: FetchSize;
};

const stateConditions: Record<ListState, string> = {
  listed: "t.is_listed",
  inactive: "not t.is_active and t.deleted_at is null",
  scheduled: "t.published_at is null and t.deleted_at is null",
  deleted: "t.deleted_at is not null",
};

/** Returns whether pinned topics come first: in the listed topics of a category only. */
export const pinsFirst = ({ state, scope }: Pick<ListShape, "state" | "scope">): boolean =>
  state === "listed" && scope === "category";

const sortColumn = ({ sort, state }: ListShape): string => {
  if (sort === "likes") return "t.like_count";
  if (sort === "activity") return "t.last_activity_at";
  // Hidden topics may never have been published.
  return state === "listed" ? "t.published_at" : "t.created_at";
};

/**
 * Builds the statement of a list. Values: reader, the sort values to continue from (starting with the pin if pinned
 * topics come first), then those that the shape has: category or categories, author, created from, created before.
 */
export function listTopicsText(shape: ListShape): string {
  const columns = [...(pinsFirst(shape) ? ["t.is_pinned"] : []), sortColumn(shape), "t.id"];
  let parameter = 2 + columns.length;
  const next = (): string => `$${parameter++}`;
  const { condition, orderBy } = keyset(columns, "desc", shape.direction, 2);
  const conditions = [stateConditions[shape.state], condition];
  const scope = shape.scope === "all" ? "" : next();
  if (shape.scope === "category") conditions.push(`t.category_id = ${scope}`);
  if (shape.isPoster !== null) conditions.push(`t.poster_file_id is ${shape.isPoster ? "not " : ""}null`);
  if (shape.isPoll !== null) conditions.push(`${shape.isPoll ? "" : "not "}t.has_poll`);
  if (shape.byAuthor) conditions.push(`t.author_id = ${next()}`);
  if (shape.byDate) conditions.push(`t.created_at >= ${next()}`, `t.created_at < ${next()}`);
  if (shape.bySearch) conditions.push(`t.id = any(${next()}::bigint[])`);
  // Search results are few: they are looked up and sorted regardless of category.
  const isMerged = shape.scope === "several" && !shape.bySearch;
  if (shape.scope === "several" && shape.bySearch) conditions.push(`t.category_id = any(${scope}::bigint[])`);
  // Filters that skip many rows are applied in the index, and only matching rows are fetched.
  const isSifted = shape.byDate || shape.isPoster === true || shape.isPoll === true;
  const found = isSifted ? columns.join(", ") : "t.*";
  const tail = `order by ${orderBy} limit ${shape.size}`;
  const rows = isMerged
    ? `select t.* from unnest(${scope}::bigint[]) as open (category_id) cross join (values (true), (false)) as pin (pinned)
         cross join lateral (
           select ${found} from topic t
           where t.category_id = open.category_id and t.is_pinned = pin.pinned and ${conditions.join(" and ")} ${tail}
         ) as t ${tail}`
    : `select ${found} from topic t where ${conditions.join(" and ")} ${tail}`;
  const whole = isSifted ? `(${rows}) as found join topic t on t.id = found.id` : `(${rows}) as t`;
  return `select ${summaryColumns} from ${whole} ${summaryJoins} order by ${orderBy}`;
}

const statementFor = memoizeByKey<ReturnType<typeof statement<SummaryRow>>>();

/** Selects a page of a list; statements are cached by shape. */
export function selectTopics(db: Reader, shape: ListShape, values: readonly unknown[]): Promise<SummaryRow[]> {
  const key = Object.values(shape).join();
  return statementFor(key, () => statement<SummaryRow>(listTopicsText(shape)))(db, values);
}
