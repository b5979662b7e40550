import { readPeopleSearch, type PeopleSearch } from "../days/search.ts";
import { dateIn, idIn, present } from "../read-address.ts";
import { readRulesSearch, type RulesSearch } from "../rules/search.ts";

export type AssignmentsSearch = RulesSearch & { location?: string; zone?: string; role?: string };

export const readAssignmentsSearch = (search: Record<string, unknown>): AssignmentsSearch => ({
  ...readRulesSearch(search),
  ...present({ location: idIn(search["location"]), zone: idIn(search["zone"]), role: idIn(search["role"]) }),
});

/** Search parameters of the people without a schedule, or without a hire date. */
export type UnscheduledSearch = Omit<PeopleSearch, "location"> & { on?: string; missing?: "hireDate" };

export function readUnscheduledSearch(search: Record<string, unknown>): UnscheduledSearch {
  const { location: _, ...people } = readPeopleSearch(search);
  const missing = search["missing"] === "hireDate" ? search["missing"] : undefined;
  return { ...present({ on: dateIn(search["on"]), missing }), ...people };
}
