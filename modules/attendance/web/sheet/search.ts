import type { DayState } from "#modules/attendance/contract/schemas-day.ts";
import { monthIn, present } from "../read-address.ts";
import { narrowedBy, readDaySearch, readPeopleSearch, type DaySearch, type PeopleSearch } from "../days/search.ts";

export const dayStates = [
  "present",
  "halfDay",
  "absent",
  "incomplete",
  "leave",
  "halfLeave",
  "off",
  "holiday",
  "workedOnDayOff",
  "unscheduled",
  "scheduled",
] as const satisfies readonly DayState[];

/** Search parameters of the sheet: month, filters, and the day opened over it. */
export type SheetSearch = PeopleSearch & DaySearch & { month?: string; state?: DayState };

export function readSheetSearch(given: Record<string, unknown>): SheetSearch {
  const state = dayStates.find((known) => known === given["state"]);
  return {
    ...present({ month: monthIn(given["month"]), state }),
    ...readPeopleSearch(given),
    ...readDaySearch(given),
  };
}

export const narrowed = narrowedBy(readSheetSearch);

/** Returns whether a filter other than the month is set. */
export const isNarrowed = ({ month: _month, cursor: _cursor, ...filters }: SheetSearch): boolean =>
  Object.keys(filters).length > 0;
