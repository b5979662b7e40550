import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Layer } from "../../contract/evaluation.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import { findFirstOverlap } from "../engine/find-first-overlap.ts";
import { overlapDay, patternOf } from "../engine/find-conflicts.ts";
import type { PreparedAssignment } from "../engine/prepare-rules.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";
import { mergeSpans, type Span } from "../rules/policy.ts";
import {
  selectHoldersOfBoth,
  selectNamedByBoth,
  selectSharedByName,
  selectSharedByRole,
  type AlikeRow,
} from "./queries-conflicts.ts";

/** Two assignments whose times overlap on a date, and the people who would have both. */
export type Conflict = {
  assignments: [string, string];
  layer: Layer;
  subject: "user" | "role";
  firstDate: string;
  people: readonly string[];
};

/** Maximum number of conflicts searched: they are fixed one by one. */
const maxConflicts = 20;

const readers = {
  user: { shared: selectSharedByName, people: selectNamedByBoth },
  role: { shared: selectSharedByRole, people: selectHoldersOfBoth },
} as const;

/** Parses a PostgreSQL date range, `[2026-01-01,2026-02-01)`: the end is exclusive. */
function spanOfRange(text: string): Span {
  const [from = "", to = ""] = text.slice(1, -1).split(",");
  return { from: from === "" ? -Infinity : dayOf(from), to: to === "" ? Infinity : dayOf(to) - 1 };
}

/** The periods in which people alike have an assignment. */
function periodsOf(
  assignment: PreparedAssignment,
  ranges: readonly string[],
  { joined_at: joinedAt, left_on: leftOn }: AlikeRow,
  timeZone: string,
): Span[] {
  const first = joinedAt === null ? -Infinity : dayOf(civilDateIn(timeZone, new Date(joinedAt)));
  const last = leftOn === null ? Infinity : dayOf(leftOn);
  const spans = ranges.map(spanOfRange).map(({ from, to }) => ({
    from: Math.max(from, assignment.startDay, first),
    to: Math.min(to, assignment.endDay, last),
  }));
  return mergeSpans(spans.filter(({ from, to }) => from <= to));
}

/** The people who have both at overlapping times, and the first date; null if there are none. */
async function overlapOf(
  db: Reader,
  { timeZone }: RulesSnapshot,
  subject: "user" | "role",
  [one, other]: readonly [PreparedAssignment, PreparedAssignment],
): Promise<{ firstDay: number; people: string[] } | null> {
  const from = writeDate(Math.max(one.startDay, other.startDay) - 2);
  const groups = await readers[subject].people(db, [one.id, other.id, from]);
  const people = new Set<string>();
  let firstDay = Infinity;
  for (const group of groups) {
    const day = findFirstOverlap(
      patternOf(one, periodsOf(one, group.one_ranges, group, timeZone)),
      patternOf(other, periodsOf(other, group.other_ranges, group, timeZone)),
    );
    if (day === null) continue;
    firstDay = Math.min(firstDay, day);
    for (const id of group.people) people.add(id);
  }
  return people.size === 0 ? null : { firstDay, people: [...people] };
}

/**
 * Returns conflicts of assignments with each other and all others: different zones of one layer whose times overlap,
 * for people who have both by name or both by role. At most `maxConflicts`.
 */
export async function listConflicts(
  db: Reader,
  snapshot: RulesSnapshot,
  assignments: readonly string[],
): Promise<Conflict[]> {
  const { prepared } = snapshot;
  const conflicts: Conflict[] = [];
  const counting = assignments.filter((id) => prepared.assignmentsById.has(id));
  if (counting.length === 0) return conflicts;
  for (const subject of ["user", "role"] as const) {
    const seen = new Set<string>();
    for (const { one: oneId, other: otherId } of await readers[subject].shared(db, [counting])) {
      const ids = [oneId, otherId].toSorted((left, right) => Number(left) - Number(right)) as [string, string];
      const [one, other] = ids.map((id) => prepared.assignmentsById.get(id));
      if (one === undefined || other === undefined || seen.has(ids.join())) continue;
      seen.add(ids.join());
      if (overlapDay(prepared, one, other) === null) continue;
      const overlap = await overlapOf(db, snapshot, subject, [one, other]);
      if (overlap === null) continue;
      const { firstDay, people } = overlap;
      conflicts.push({ assignments: ids, layer: one.zone.layer, subject, firstDate: writeDate(firstDay), people });
      if (conflicts.length === maxConflicts) return conflicts;
    }
  }
  return conflicts;
}
