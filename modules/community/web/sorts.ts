import type { TopicSort } from "#modules/community/contract/schemas-filters.ts";

export type { TopicSort } from "#modules/community/contract/schemas-filters.ts";

// Copied from the contract, whose schemas the browser does not load.
export const topicSorts = ["activity", "newest", "likes"] as const satisfies readonly TopicSort[];

export const allCategoryId = "1";

/** The category "Announcements", with the same id in every installation. */
export const announcementsCategoryId = "3";
