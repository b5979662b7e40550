import { namedReason, type Reason } from "../../contract/reasons.ts";

/** How much one report of each reason weighs. */
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

/** The weight of all reports of a case: how urgent it is. */
export const scoreOf = (counts: readonly ReasonCount[]): number =>
  counts.reduce((sum, { reason, count }) => sum + weights[reason] * count, 0);

/** The same of a list of reports. */
export const scoreOfReports = (given: readonly Reason[]): number =>
  scoreOf(given.map((reason) => ({ reason, count: 1 })));

/**
 * Whether the reports of a case hide what they are about. Claims of intellectual property never do: they are for a
 * person to judge, and without them every report that counts is of somebody else, since nobody has two in one case.
 */
export function hides(counts: readonly ReasonCount[], limits: { people: number; score: number }): boolean {
  const anonymous = counts.filter(({ reason }) => reason !== namedReason);
  const people = anonymous.reduce((sum, { count }) => sum + count, 0);
  return people >= Math.max(2, limits.people) && scoreOf(anonymous) >= limits.score;
}
