import { topicSorts, type TopicSort } from "./sorts.ts";

/** The address of the way in: the categories, or the topics one keeps. */
export type CommunitySearch = { show?: "kept" };

export const readCommunitySearch = (search: Record<string, unknown>): CommunitySearch =>
  search["show"] === "kept" ? { show: "kept" } : {};

/** The address of a category's list. The sort that everybody gets is left out of it. */
export type CategorySearch = { sort?: Exclude<TopicSort, "activity"> };

export function readCategorySearch(search: Record<string, unknown>): CategorySearch {
  const sort = topicSorts.find((candidate) => candidate === search["sort"]);
  return sort === undefined || sort === "activity" ? {} : { sort };
}

/** The address of a topic: the comment it is opened around. */
export type TopicSearch = { comment?: string };

export function readTopicSearch(search: Record<string, unknown>): TopicSearch {
  // The router reads a bare number in an address as a number.
  const comment = String(search["comment"] ?? "");
  return /^[1-9][0-9]{0,17}$/.test(comment) ? { comment } : {};
}

/** The address of the home page: the category its latest topics are of. */
export type LatestSearch = { category?: string };

export function readLatestSearch(search: Record<string, unknown>): LatestSearch {
  const category = String(search["category"] ?? "");
  return /^[1-9][0-9]{0,17}$/.test(category) && category !== "1" ? { category } : {};
}
