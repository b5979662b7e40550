import type { TopicFilters } from "#modules/community/contract/schemas-filters.ts";
import { readId } from "../search.ts";
import { allCategoryId } from "../sorts.ts";

/** The switches of the advanced search, in its order. */
export const switches = ["isPoster", "isActive", "hasReport", "isPoll"] as const;
export type Switch = (typeof switches)[number];
export type SwitchValue = "true" | "false";

/** Search of the topics' table: view, filters, sort and page. */
export type AdminTopicsSearch = Partial<Record<Switch, SwitchValue>> & {
  view?: "featured" | "deleted";
  category?: string;
  author?: string;
  search?: string;
  createdFrom?: string;
  createdTo?: string;
  sort?: "oldest";
  cursor?: string;
};
export type TopicsFilterSearch = Omit<AdminTopicsSearch, "view" | "cursor">;

/** Characters of a search that the server reads. */
export const mostLetters = 200;

const isDate = (value: string): boolean => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** Reads the address and leaves out what is invalid. */
export function readAdminTopicsSearch(search: Record<string, unknown>): AdminTopicsSearch {
  const text = (name: string): string => String(search[name] ?? "");
  const found: AdminTopicsSearch = {};
  const [view, category, author] = [text("view"), readId(search["category"]), readId(search["author"])];
  if (view === "featured" || view === "deleted") found.view = view;
  if (category !== "" && category !== allCategoryId) found.category = category;
  if (author !== "") found.author = author;
  const words = text("search").trim().slice(0, mostLetters);
  if (words !== "") found.search = words;
  for (const name of switches) {
    const value = text(name);
    if (value === "true" || value === "false") found[name] = value;
  }
  for (const name of ["createdFrom", "createdTo"] as const) if (isDate(text(name))) found[name] = text(name);
  if (text("sort") === "oldest") found.sort = "oldest";
  if (text("cursor") !== "") found.cursor = text("cursor");
  return found;
}

/** The search without view and page. */
export function filterSearchOf({ view: _view, cursor: _cursor, ...filters }: AdminTopicsSearch): TopicsFilterSearch {
  return filters;
}

/** The search without one of its fields. */
export const without = (search: TopicsFilterSearch, gone: keyof TopicsFilterSearch): TopicsFilterSearch =>
  Object.fromEntries(Object.entries(search).filter(([name]) => name !== gone));

const isSwitch = (name: string): boolean => switches.some((candidate) => candidate === name);

/** The filters of a search in a body. */
export const filtersOf = ({ sort: _sort, ...search }: TopicsFilterSearch): TopicFilters =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, isSwitch(name) ? value === "true" : value]),
  );

/** The search and sort of a saved view, in a body. */
export const viewFiltersOf = (search: TopicsFilterSearch) => ({
  ...filtersOf(search),
  ...(search.sort === undefined ? {} : { sort: search.sort }),
});

/** The search of a saved view. */
export const searchOfFilters = (
  filters: TopicFilters & { sort?: "newest" | "oldest" | undefined },
): TopicsFilterSearch => readAdminTopicsSearch(filters);

/** Returns whether anything narrows the list; the sort does not. */
export const isNarrowed = ({ sort: _sort, ...search }: TopicsFilterSearch): boolean => Object.keys(search).length > 0;

/** Search of a category's edit page: the category as JSON, which `readParameter` validates. */
export const readEditCategorySearch = (search: Record<string, unknown>): { category?: string } =>
  typeof search["category"] === "string" && search["category"].length <= 5000 ? { category: search["category"] } : {};
