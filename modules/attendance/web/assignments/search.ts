import { idIn } from "../read-address.ts";
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
