import type { Reader } from "#platform/database/database.ts";
import type { z } from "zod";
import { allCategoryId } from "../../contract/schemas.ts";
import { mostFound, type listTopicsQuery, type TopicFilters } from "../../contract/schemas-filters.ts";
import type { Viewer } from "../viewer.ts";
import { dateRange } from "./date-range.ts";
import { isModerator } from "./policy.ts";
import type { ModerationFilter } from "./queries-moderation.ts";

export type ListQuery = z.output<typeof listTopicsQuery>;

/** What lists ask of others: the zone that days are of, and which topics have certain words. */
export type Lookups = {
  timeZone: (db: Reader) => Promise<string>;
  /** The newest topics with all words, at most so many, whoever may see them. */
  findTopicIds: (db: Reader, text: string, most: number) => Promise<string[]>;
};

/** The bits of topic.moderation_flags, as the database makes them. */
const bits = { isActive: 1, isPoster: 2, hasReport: 4, isPoll: 8 } as const;
const allFlags = Array.from({ length: 16 }, (_, flags) => flags);

/** The values of topic.moderation_flags that fit the switches; all sixteen when none is given. */
const matchingFlags = (filters: Partial<Record<keyof typeof bits, boolean | undefined>>): number[] =>
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

/** The topics that a list may hold when it searches; null when it does not. */
export const foundBy = async (
  db: Reader,
  { search = "" }: { search?: string | undefined },
  { findTopicIds }: Lookups,
): Promise<string[] | null> => (search === "" ? null : findTopicIds(db, search, mostFound));

/** What a search in moderation looks for; further queries when it asks for dates or words. */
export async function planModeration(db: Reader, filters: TopicFilters, lookups: Lookups): Promise<ModerationFilter> {
  const { category, author, createdFrom, createdTo } = filters;
  const hasDates = createdFrom !== undefined || createdTo !== undefined;
  return {
    flags: matchingFlags(filters),
    category: category === undefined || category === allCategoryId ? null : category,
    author: author ?? null,
    dates: hasDates ? dateRange(createdFrom, createdTo, await lookups.timeZone(db)) : null,
    found: await foundBy(db, filters, lookups),
  };
}
