import type { Viewer } from "#modules/community/server/index.ts";
import { namedReason, type Reason } from "../../contract/reasons.ts";

/** Weight of one report by reason. */
const weights: Readonly<Record<Reason, number>> = {
  violence: 4,
  harassment: 3,
  hate: 3,
  privateData: 3,
  intellectualProperty: 3,
  falseInformation: 2,
  spam: 2,
  other: 2,
};

export type ReasonCount = { reason: Reason; count: number };

/** The total weight of a case's reports, i.e. its urgency. */
export const scoreOf = (counts: readonly ReasonCount[]): number =>
  counts.reduce((sum, { reason, count }) => sum + weights[reason] * count, 0);

/** Same as `scoreOf`, for a list of reasons. */
export const scoreOfReports = (given: readonly Reason[]): number =>
  scoreOf(given.map((reason) => ({ reason, count: 1 })));

/**
 * Returns whether the reports of a case hide its content. Claims of intellectual property never count, since a person
 * must decide them; each other report is of a different person, because a person has at most one per case.
 */
export function shouldHide(counts: readonly ReasonCount[], limits: { people: number; score: number }): boolean {
  const anonymous = counts.filter(({ reason }) => reason !== namedReason);
  const people = anonymous.reduce((sum, { count }) => sum + count, 0);
  return people >= Math.max(2, limits.people) && scoreOf(anonymous) >= limits.score;
}

/** A moderator cannot decide about own content, and a case is decided only once. */
export const mayDecide = (viewer: Viewer, { authorId, isOpen }: { authorId: string; isOpen: boolean }): boolean =>
  isOpen && viewer.permissions.has("topic.moderate") && authorId !== viewer.personId;
