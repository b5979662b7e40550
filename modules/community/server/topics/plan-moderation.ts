import type { Reader } from "#platform/database/database.ts";
import type { z } from "zod";
import { allCategoryId } from "../../contract/schemas.ts";
import type { listTopicsQuery, TopicFilters } from "../../contract/schemas-filters.ts";
import type { Viewer } from "../viewer.ts";
import { dateRange } from "./date-range.ts";
import { isModerator } from "./policy.ts";
import type { ModerationFilter } from "./queries-moderation.ts";

export type ListQuery = z.output<typeof listTopicsQuery>;
export type TimeZone = (db: Reader) => Promise<string>;

/** The bits of topic.moderation_flags, as the database makes them. */
const bits = { isActive: 1, isPoster: 2, hasReport: 4, isPoll: 8 } as const;
const allFlags = Array.from({ length: 16 }, (_, flags) => flags);

/** The values of topic.moderation_flags that fit the switches; all sixteen when none is given. */
export const matchingFlags = (filters: Partial<Record<keyof typeof bits, boolean | undefined>>): number[] =>
  allFlags.filter((flags) =>
    Object.entries(bits).every(([name, bit]) => {
      const wanted = filters[name as keyof typeof bits];
      return wanted === undefined || wanted === ((flags & bit) !== 0);
    }),
  );

/**
 * Whether a list is one of moderation: topics in every state but deleted ones, by creation. It is when that is said, and
 * when a moderator uses a switch of moderation without asking for an order of what everybody reads.
 */
export function isModeration(viewer: Viewer, query: ListQuery): boolean {
  if (query.view === "moderation" || query.hasReport !== undefined) return true;
  const switched = [query.isActive, query.isPoster, query.isPoll].some((value) => value !== undefined);
  const isOfReading = query.sort === "activity" || query.sort === "likes";
  const isOfAnotherState = query.isScheduled === true || query.isDeleted === true;
  return isModerator(viewer) && switched && !isOfReading && !isOfAnotherState;
}

/** What a search in moderation looks for; one further query when it asks for dates. */
export async function planModeration(db: Reader, filters: TopicFilters, timeZone: TimeZone): Promise<ModerationFilter> {
  const { category, author, createdFrom, createdTo } = filters;
  const hasDates = createdFrom !== undefined || createdTo !== undefined;
  return {
    flags: matchingFlags(filters),
    category: category === undefined || category === allCategoryId ? null : category,
    author: author ?? null,
    dates: hasDates ? dateRange(createdFrom, createdTo, await timeZone(db)) : null,
  };
}
