import type { Reader } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { Cursor, KeyValue } from "#platform/http/cursor.ts";
import { readPage, type FetchSize, type PageOf } from "#platform/http/page.ts";
import { allCategoryId, type TopicSummary } from "../../contract/schemas.ts";
import type { TopicSort } from "../../contract/schemas-filters.ts";
import { categoriesFor, type CategoryRow } from "../categories/queries.ts";
import type { FileLinks, Viewer } from "../context.ts";
import { dateRange } from "./read-date-range.ts";
import { pinsFirst, selectTopics, type ListState } from "./queries-list.ts";
import { listBookmarks } from "./list-bookmarks.ts";
import { listModeration } from "./list-moderation.ts";
import { isModeration, foundBy, type ListQuery, type Lookups } from "./plan-moderation.ts";
import { isModerator } from "./policy.ts";
import { summaryFor } from "./present-summary.ts";
import type { SummaryRow } from "./queries.ts";

/** Returns the state that the filters select; states exclude each other. */
function stateOf({ isActive, isScheduled, isDeleted }: ListQuery): ListState {
  const asked = [
    ...(isActive === undefined ? [] : [["isActive", isActive ? "listed" : "inactive"] as const]),
    ...(isScheduled === true ? [["isScheduled", "scheduled"] as const] : []),
    ...(isDeleted === true ? [["isDeleted", "deleted"] as const] : []),
  ];
  const [first, second] = asked;
  if (second !== undefined) throw refuseField("fields_conflict", second[0], { key: "notTogether" });
  return first?.[1] ?? "listed";
}

/** Returns the order; "oldest" is not supported here. */
function sortOf({ sort = "activity" }: ListQuery): TopicSort {
  if (sort === "oldest") throw refuseField("fields_conflict", "sort", { key: "notTogether" });
  return sort;
}

const greatest = { instant: "infinity", count: 2_147_483_647, id: "9223372036854775807", flag: true } as const;

/** Returns the plan of a list, or null if it is empty for this reader. */
function planOf(
  query: ListQuery,
  viewer: Viewer,
  categories: readonly CategoryRow[],
  { dates, found }: { dates: { from: string; before: string } | null; found: string[] | null },
) {
  const state = stateOf(query);
  const everything = query.category === undefined || query.category === allCategoryId;
  const moderates = isModerator(viewer);
  // Deleted topics are visible to moderators only, other hidden ones also to their authors.
  const author = state === "listed" || moderates ? query.author : viewer.personId;
  if (state === "deleted" && !moderates) return null;
  if (query.author !== undefined && query.author !== author) return null;
  const category = categories.find(({ id }) => id === query.category);
  if (!everything && (category === undefined || (!category.isActive && state === "listed" && !moderates))) return null;

  const open = categories.filter(({ isActive, id }) => isActive && id !== allCategoryId);
  const someClosed = state === "listed" && open.length < categories.length - 1;
  const scope = everything ? (someClosed ? "several" : "all") : "category";
  const shape = {
    state,
    scope,
    sort: sortOf(query),
    isPoster: query.isPoster ?? null,
    isPoll: query.isPoll ?? null,
    byAuthor: author !== undefined,
    byDate: dates !== null,
    bySearch: found !== null,
  } as const;
  const kinds: (keyof typeof greatest)[] = [
    ...(pinsFirst(shape) ? ["flag" as const] : []),
    shape.sort === "likes" ? "count" : "instant",
    "id",
  ];
  // Parameter values after the reader and the sort values.
  const values: unknown[] = [
    ...(scope === "all" ? [] : [scope === "category" ? query.category : open.map(({ id }) => id)]),
    ...(author === undefined ? [] : [author]),
    ...(dates === null ? [] : [dates.from, dates.before]),
    ...(found === null ? [] : [found]),
  ];
  // `start`: sort values before every row.
  return { shape, values, kinds, start: kinds.map((kind) => greatest[kind]) };
}

type Plan = NonNullable<ReturnType<typeof planOf>>;

/** A row's sort values, as its position in the list. */
function keyOf(row: SummaryRow, { shape }: Plan): KeyValue[] {
  const newest = shape.state === "listed" ? row.published_at : row.created_at;
  const value = { likes: row.like_count, activity: row.last_activity_at, newest: newest ?? row.created_at }[shape.sort];
  return [...(pinsFirst(shape) ? [row.is_pinned] : []), value, row.id];
}

/** A name made of all parameters that decide content and order; a cursor is valid for one name only. */
const nameOf = ({ cursor: _cursor, limit: _limit, ...filters }: ListQuery): string => {
  const { category = allCategoryId, sort = "", ...others } = filters;
  const all = Object.entries({ ...others, category, sort: sort === "activity" ? "" : sort });
  return `topics ${JSON.stringify(all.toSorted(([one], [other]) => (one < other ? -1 : 1)))}`;
};

/** Returns a page of topics in at most three queries. */
export async function listTopics(
  db: Reader,
  viewer: Viewer,
  query: ListQuery,
  { files, lookups }: { files: FileLinks; lookups: Lookups },
): Promise<PageOf<TopicSummary>> {
  if (query.bookmarked === true) return listBookmarks(db, viewer, query, { files, lookups, list: nameOf(query) });
  if (isModeration(viewer, query)) return listModeration(db, viewer, query, { files, lookups, list: nameOf(query) });
  const hasDates = query.createdFrom !== undefined || query.createdTo !== undefined;
  const dates = hasDates ? dateRange(query.createdFrom, query.createdTo, await lookups.timeZone(db)) : null;
  const found = await foundBy(db, query, lookups);
  const categories = await categoriesFor(db, viewer.personId);
  const plan = planOf(query, viewer, categories, { dates, found });
  const fetch = async (cursor: Cursor | null, size: FetchSize): Promise<SummaryRow[]> => {
    if (plan === null) return [];
    const shape = { ...plan.shape, direction: cursor?.direction ?? "after", size } as const;
    return selectTopics(db, shape, [viewer.personId, ...(cursor?.values ?? plan.start), ...plan.values]);
  };
  const { data, page } = await readPage(
    { list: nameOf(query), kinds: plan?.kinds ?? [], keyOf: (row) => (plan === null ? [] : keyOf(row, plan)), fetch },
    query,
  );
  return { data: data.flatMap(summaryFor(viewer, files, categories)), page };
}
