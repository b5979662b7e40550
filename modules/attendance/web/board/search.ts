import type { Board, BoardState } from "#modules/attendance/contract/schemas-officer.ts";
import { present } from "../read-address.ts";
import { narrowedBy, readDaySearch, readPeopleSearch, type DaySearch, type PeopleSearch } from "../days/search.ts";

export const boardStates: readonly BoardState[] = ["in", "late", "notYet", "absent", "away", "off", "done"];

/** Search parameters of the board: filters, and the day opened over it. */
export type BoardSearch = PeopleSearch & DaySearch & { state?: BoardState };

export function readBoardSearch(given: Record<string, unknown>): BoardSearch {
  const state = boardStates.find((known) => known === given["state"]);
  return { ...present({ state }), ...readPeopleSearch(given), ...readDaySearch(given) };
}

export const narrowed = narrowedBy(readBoardSearch);

export const sumOf = (counts: Board["counts"]): number => boardStates.reduce((sum, state) => sum + counts[state], 0);
