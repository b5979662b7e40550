import { boardStates, type Board } from "../../contract/schemas-officer.ts";
import type { GroupRow } from "./queries.ts";

export type BoardCounts = Board["counts"];

const nobody = (): BoardCounts => ({ in: 0, late: 0, notYet: 0, absent: 0, away: 0, off: 0, done: 0 });

/** Counts the people of some groups by state. */
export function countStates(groups: readonly GroupRow[]): BoardCounts {
  const counts = nobody();
  for (const { state, people } of groups) counts[state] += people;
  return counts;
}

/** Counts the people of each place or department by state, largest first. */
export function countEach(
  groups: readonly GroupRow[],
  keyOf: (group: GroupRow) => string | null,
): { id: string | null; counts: BoardCounts }[] {
  const size = (counts: BoardCounts): number => boardStates.reduce((sum, state) => sum + counts[state], 0);
  return [...Map.groupBy(groups, keyOf)]
    .map(([id, some]) => ({ id, counts: countStates(some) }))
    .toSorted((one, other) => size(other.counts) - size(one.counts) || Number(one.id ?? 0) - Number(other.id ?? 0));
}

/** Returns the people of some groups, or null if there are more than `most`. Few people are faster to query by id. */
export function fewPeople(groups: readonly GroupRow[], most: number): string[] | null {
  const count = groups.reduce((sum, { people }) => sum + people, 0);
  return count > most ? null : groups.flatMap(({ ids }) => ids.split(","));
}
