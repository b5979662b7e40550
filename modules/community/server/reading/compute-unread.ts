import { isAfter, latestOf } from "#platform/clock/instants.ts";

const horizonDays = 30;

/** Returns the instant before which everything counts as read for all users. */
export const unreadHorizon = (now: Date): string => new Date(now.getTime() - horizonDays * 86_400_000).toISOString();

/** Read marks of one reader that apply to many topics. */
export type ReadMarks = {
  joinedAt: string;
  /** Instants up to which everything was marked read in this category and in all. */
  categoryReadAt: string | null;
  allReadAt: string | null;
};

/** Returns the instant up to which everything in the category counts as read for this reader. */
export const unreadFloor = (marks: ReadMarks, now: Date): string =>
  latestOf(unreadHorizon(now), marks.joinedAt, marks.categoryReadAt, marks.allReadAt);

/** Returns whether activity at `activityAt` is unread for a user who last read the topic at `readAt`. */
export const isUnread = (activityAt: string, floor: string, readAt: string | null): boolean =>
  isAfter(activityAt, latestOf(floor, readAt));
