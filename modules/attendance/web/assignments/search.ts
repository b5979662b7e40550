import { readPeopleSearch, type PeopleSearch } from "../days/search.ts";
import { dateIn, idIn, present } from "../read-address.ts";
import { readEntityText, readRulesSearch, type RulesSearch } from "../rules/search.ts";

export type AssignmentsSearch = RulesSearch & { location?: string; zone?: string; role?: string };

/** Reads the address of the index; whatever is not as it should be is left out. */
export function readAssignmentsSearch(search: Record<string, unknown>): AssignmentsSearch {
  const found: AssignmentsSearch = readRulesSearch(search);
  for (const name of ["location", "zone", "role"] as const) {
    const id = idIn(search[name]);
    if (id !== undefined) found[name] = id;
  }
  return found;
}

/** The edit screen takes its assignment as JSON. */
export function readEditAssignmentSearch(search: Record<string, unknown>): { locationZoneUser?: string } {
  const locationZoneUser = readEntityText(search["locationZoneUser"]);
  return locationZoneUser === undefined ? {} : { locationZoneUser };
}

/** The address of the people without a schedule: on which date, and whom of them. */
export type UnscheduledSearch = Omit<PeopleSearch, "location"> & { on?: string };

export function readUnscheduledSearch(search: Record<string, unknown>): UnscheduledSearch {
  const { location: _, ...people } = readPeopleSearch(search);
  return { ...present({ on: dateIn(search["on"]) }), ...people };
}
