import type { Board, BoardState } from "#modules/attendance/contract/schemas-officer.ts";
import { present } from "../read-address.ts";
import { readDaySearch, readPeopleSearch, type DaySearch, type PeopleSearch } from "../days/search.ts";

export const boardStates = [
  "in",
  "late",
  "notYet",
  "absent",
  "away",
  "off",
  "done",
] as const satisfies readonly BoardState[];

/** The address of the board: what it is narrowed to, and the day that is open over it. */
export type BoardSearch = PeopleSearch & DaySearch & { state?: BoardState };

export function readBoardSearch(given: Record<string, unknown>): BoardSearch {
  const state = boardStates.find((known) => known === given["state"]);
  return { ...present({ state }), ...readPeopleSearch(given), ...readDaySearch(given) };
}

/** A change of what is looked for begins at the first page again. */
export function narrowed(
  search: BoardSearch,
  change: Partial<Record<keyof BoardSearch, string | undefined>>,
): BoardSearch {
  const { cursor: _cursor, ...filters } = search;
  return readBoardSearch({ ...filters, ...change });
}

/** How many people some counts are about. */
export const sumOf = (counts: Board["counts"]): number => boardStates.reduce((sum, state) => sum + counts[state], 0);
