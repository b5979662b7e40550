import { allCategoryId, topicSorts, type TopicSort } from "./sorts.ts";

type Search = Record<string, unknown>;

/** Reads an id from an address or from JSON, where it may be a number; returns "" for anything else. */
export function readId(value: unknown): string {
  const id = String(value ?? "");
  return /^[1-9][0-9]{0,17}$/.test(id) ? id : "";
}

/** Reads the ids among the search params; others are ignored. */
function readIds<Name extends string>(search: Search, ...names: Name[]): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const id = readId(search[name]);
    if (id !== "") found[name] = id;
  }
  return found;
}

/** The categories, or the bookmarked topics. */
export const readCommunitySearch = (search: Search): { show?: "kept" } =>
  search["show"] === "kept" ? { show: "kept" } : {};

/** The sort of a category's list; the default is left out. */
export const categorySearchOf = (sort: TopicSort | undefined): { sort?: Exclude<TopicSort, "activity"> } =>
  sort === undefined || sort === "activity" ? {} : { sort };

export const readCategorySearch = (search: Search) =>
  categorySearchOf(topicSorts.find((candidate) => candidate === search["sort"]));

/** The comment around which a topic's thread is opened. */
export const readTopicSearch = (search: Search) => readIds(search, "comment");

/** The category of the latest topics on the home page. */
export function readLatestSearch(search: Search): { category?: string } {
  const found = readIds(search, "category");
  return found.category === allCategoryId ? {} : found;
}

export const readAddTopicSearch = (search: Search) => readIds(search, "category", "draft");

/** The topic as JSON as specified, which fills the form at once. */
export const readEditTopicSearch = ({ topic }: Search): { topic?: string } =>
  typeof topic === "string" ? { topic } : {};

/**
 * Returns the category that a topic's address should contain, or null if it is correct: any topic may be under "All".
 */
export const mendedCategory = (addressed: string, actual: string): string | null =>
  addressed === allCategoryId || addressed === actual ? null : actual;
