import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { madeOnce } from "#platform/database/made-once.ts";
import { statement } from "#platform/database/statement.ts";
import type { FetchSize } from "#platform/http/page.ts";
import type { TopicSort } from "../../contract/schemas-filters.ts";
import { summaryColumns, summaryJoins, type SummaryRow } from "./queries.ts";

/** Which topics: what everybody sees, or one of the hidden kinds. */
export type ListState = "listed" | "inactive" | "scheduled" | "deleted";

/**
 * Everything about a list that changes the text of its statement; what does not is a value. `scope`: "all" runs over one
 * index of all topics, "several" merges the indexes of the categories given (when some are inactive, so that no number
 * of hidden topics is waded through), "category" reads one category, pinned topics first.
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

/** Whether a list puts pinned topics first: only what a category lists to everybody. */
export const pinsFirst = ({ state, scope }: Pick<ListShape, "state" | "scope">): boolean =>
  state === "listed" && scope === "category";

const sortColumn = ({ sort, state }: ListShape): string => {
  if (sort === "likes") return "t.like_count";
  if (sort === "activity") return "t.last_activity_at";
  // What is hidden may never have been published.
  return state === "listed" ? "t.published_at" : "t.created_at";
};

/**
 * The statement of a list. Values: reader, the sort values to go on from (with the pin first where pins come first), then
 * as far as the shape has them: category or categories, author, created from, created before.
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
  // What was found is few: it is looked up and sorted, whatever the categories.
  const isMerged = shape.scope === "several" && !shape.bySearch;
  if (shape.scope === "several" && shape.bySearch) conditions.push(`t.category_id = any(${scope}::bigint[])`);
  // Where many rows may be passed over, they are looked for in the index alone, and only those found are fetched.
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

const statementFor = madeOnce<ReturnType<typeof statement<SummaryRow>>>();

/** Reads a stretch of a list; the statement of each shape is written once. */
export function selectTopics(db: Reader, shape: ListShape, values: readonly unknown[]): Promise<SummaryRow[]> {
  const key = Object.values(shape).join();
  return statementFor(key, () => statement<SummaryRow>(listTopicsText(shape)))(db, values);
}
