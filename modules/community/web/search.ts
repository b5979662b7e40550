import { allCategoryId, topicSorts, type TopicSort } from "./sorts.ts";

type Search = Record<string, unknown>;

export const isRecord = (value: unknown): value is Search =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads an id from an address or from JSON, where it may be a number; returns "" for anything else. */
export function readId(value: unknown): string {
  const id = String(value ?? "");
  return /^[1-9][0-9]{0,17}$/.test(id) ? id : "";
}

/** Search of the community's page: the categories, or the bookmarked topics. */
export type CommunitySearch = { show?: "kept" };

export const readCommunitySearch = (search: Search): CommunitySearch =>
  search["show"] === "kept" ? { show: "kept" } : {};

/** Search of a category's list. The default sort is left out. */
export type CategorySearch = { sort?: Exclude<TopicSort, "activity"> };

export const categorySearchOf = (sort: TopicSort | undefined): CategorySearch =>
  sort === undefined || sort === "activity" ? {} : { sort };

export const readCategorySearch = (search: Search): CategorySearch =>
  categorySearchOf(topicSorts.find((candidate) => candidate === search["sort"]));

/** Search of a topic: the comment around which its thread is opened. */
export type TopicSearch = { comment?: string };

export function readTopicSearch(search: Search): TopicSearch {
  const comment = readId(search["comment"]);
  return comment === "" ? {} : { comment };
}

/** Search of the home page: the category of its latest topics. */
export type LatestSearch = { category?: string };

export function readLatestSearch(search: Search): LatestSearch {
  const category = readId(search["category"]);
  return category === "" || category === allCategoryId ? {} : { category };
}

/** Search of a new topic: its category, and its draft. */
export type AddTopicSearch = { category?: string; draft?: string };

export function readAddTopicSearch(search: Search): AddTopicSearch {
  const [category, draft] = [readId(search["category"]), readId(search["draft"])];
  return { ...(category === "" ? {} : { category }), ...(draft === "" ? {} : { draft }) };
}

/** Search of an edit: the topic as JSON as specified, which fills the form at once. */
export type EditTopicSearch = { topic?: string };

export const readEditTopicSearch = ({ topic }: Search): EditTopicSearch => (typeof topic === "string" ? { topic } : {});

/**
 * Returns the category that a topic's address should contain, or null if it is correct: any topic may be under "All".
 */
export const mendedCategory = (addressed: string, actual: string): string | null =>
  addressed === allCategoryId || addressed === actual ? null : actual;
