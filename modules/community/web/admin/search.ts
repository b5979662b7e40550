import type { TopicFilters } from "#modules/community/contract/schemas-filters.ts";
import { readId } from "../search.ts";
import { allCategoryId } from "../sorts.ts";

/** The filters of the advanced search, in order. */
export const switches = ["isPoster", "isActive", "hasReport", "isPoll"] as const;
export type Switch = (typeof switches)[number];
export type SwitchValue = "true" | "false";

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

/** Maximum characters of a search, as on the server. */
export const maxSearchLength = 200;

const isDate = (value: string): boolean => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** Reads the search parameters and ignores invalid ones. */
export function readAdminTopicsSearch(search: Record<string, unknown>): AdminTopicsSearch {
  const text = (name: string): string => String(search[name] ?? "");
  const found: AdminTopicsSearch = {};
  const [view, category, author] = [text("view"), readId(search["category"]), readId(search["author"])];
  if (view === "featured" || view === "deleted") found.view = view;
  if (category !== "" && category !== allCategoryId) found.category = category;
  if (author !== "") found.author = author;
  const words = text("search").trim().slice(0, maxSearchLength);
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

export function filterSearchOf({ view: _view, cursor: _cursor, ...filters }: AdminTopicsSearch): TopicsFilterSearch {
  return filters;
}

export const without = (search: TopicsFilterSearch, gone: keyof TopicsFilterSearch): TopicsFilterSearch =>
  Object.fromEntries(Object.entries(search).filter(([name]) => name !== gone));

const isSwitch = (name: string): boolean => switches.some((candidate) => candidate === name);

export const filtersOf = ({ sort: _sort, ...search }: TopicsFilterSearch): TopicFilters =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, isSwitch(name) ? value === "true" : value]),
  );

export const viewFiltersOf = (search: TopicsFilterSearch) => ({
  ...filtersOf(search),
  ...(search.sort === undefined ? {} : { sort: search.sort }),
});

export const searchOfFilters = (
  filters: TopicFilters & { sort?: "newest" | "oldest" | undefined },
): TopicsFilterSearch => readAdminTopicsSearch(filters);

/** Returns whether any filter is set; the sort does not count. */
export const isNarrowed = ({ sort: _sort, ...search }: TopicsFilterSearch): boolean => Object.keys(search).length > 0;

/** Search of a category's edit page: the category as JSON, which `readParameter` validates. */
export const readEditCategorySearch = (search: Record<string, unknown>): { category?: string } =>
  typeof search["category"] === "string" && search["category"].length <= 5000 ? { category: search["category"] } : {};
