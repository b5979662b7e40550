import type { TopicFilters } from "#modules/community/contract/schemas-filters.ts";

/** The switches of the advanced search, in its order. */
export const switches = ["isPoster", "isActive", "hasReport", "isPoll"] as const;
export type Switch = (typeof switches)[number];
export type SwitchValue = "true" | "false";

/** What the address of the topics' table says: which kind, what is looked for, in which order, from where on. */
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

/** As many letters as the server reads of a search. */
export const mostLetters = 200;

const isId = (value: string): boolean => /^[1-9][0-9]{0,17}$/.test(value);
const isDate = (value: string): boolean => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** Reads the address; whatever is not as it should be is left out. */
export function readAdminTopicsSearch(search: Record<string, unknown>): AdminTopicsSearch {
  const text = (name: string): string => String(search[name] ?? "");
  const found: AdminTopicsSearch = {};
  const [view, category, author] = [text("view"), text("category"), text("author")];
  if (view === "featured" || view === "deleted") found.view = view;
  if (isId(category) && category !== "1") found.category = category;
  if (isId(author)) found.author = author;
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

/** The address without what is only about the place in the list. */
export function filterSearchOf({ view: _view, cursor: _cursor, ...filters }: AdminTopicsSearch): TopicsFilterSearch {
  return filters;
}

/** The same filters in a body. */
export function filtersOf({ sort: _sort, ...search }: TopicsFilterSearch): TopicFilters {
  const { isPoster, isActive, hasReport, isPoll, ...others } = search;
  const given = Object.entries({ isPoster, isActive, hasReport, isPoll }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value === "true"] as const],
  );
  return { ...others, ...Object.fromEntries(given) };
}

/** Filters that were kept, as an address. */
export function searchOfFilters({
  isPoster,
  isActive,
  hasReport,
  isPoll,
  ...others
}: TopicFilters & { sort?: "newest" | "oldest" | undefined }): TopicsFilterSearch {
  const texts = Object.entries({ isPoster, isActive, hasReport, isPoll }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return readAdminTopicsSearch({ ...others, ...Object.fromEntries(texts) });
}

/** Whether anything narrows the list; its order does not. */
export const isNarrowed = ({ sort: _sort, ...search }: TopicsFilterSearch): boolean => Object.keys(search).length > 0;

/** The edit screen of a category takes it as JSON, which `readParameter` looks at before anything is shown. */
export const readEditCategorySearch = (search: Record<string, unknown>): { category?: string } =>
  typeof search["category"] === "string" && search["category"].length <= 5000 ? { category: search["category"] } : {};
