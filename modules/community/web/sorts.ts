import type { TopicSort } from "#modules/community/contract/schemas-filters.ts";

export type { TopicSort } from "#modules/community/contract/schemas-filters.ts";

// As in the contract, whose schemas the browser does not load.
export const topicSorts = ["activity", "newest", "likes"] as const satisfies readonly TopicSort[];

/** "All": the category of all topics. */
export const allCategoryId = "1";

/** "Announcements": its id in every installation. */
export const announcementsCategoryId = "3";
