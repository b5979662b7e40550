import { isAfter, latestOf } from "#platform/clock/instants.ts";

const horizonDays = 30;

/** Nothing from before this moment is unread for anybody. */
export const unreadHorizon = (now: Date): string => new Date(now.getTime() - horizonDays * 86_400_000).toISOString();

/** What is known of a reader before a single topic is looked at. */
export type ReadMarks = {
  joinedAt: string;
  /** Up to when everything was marked read: in this category, and everywhere. */
  categoryReadAt: string | null;
  allReadAt: string | null;
};

/** Up to this moment nothing in the category is unread for this reader. */
export const unreadFloor = (marks: ReadMarks, now: Date): string =>
  latestOf(unreadHorizon(now), marks.joinedAt, marks.categoryReadAt, marks.allReadAt);

/** Whether something that happened at `activityAt` is unread for somebody who last read the topic at `readAt`. */
export const isUnread = (activityAt: string, floor: string, readAt: string | null): boolean =>
  isAfter(activityAt, latestOf(floor, readAt));
