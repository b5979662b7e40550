import type { TopicSort } from "#modules/community/contract/schemas-filters.ts";

export type { TopicSort } from "#modules/community/contract/schemas-filters.ts";

// Written again, since the contract's list comes with schemas that the browser does not load.
export const topicSorts = ["activity", "newest", "likes"] as const satisfies readonly TopicSort[];

/** "All": the category of every topic. */
export const allCategoryId = "1";

/** "Announcements", by the number that it has in every installation. */
export const announcementsCategoryId = "3";
