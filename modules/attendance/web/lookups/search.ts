import type { LookupCategory } from "#modules/attendance/contract/schemas-parts.ts";
import { readEntityText, readOneOf, readRulesSearch, type RulesSearch } from "../rules/search.ts";

/** The reference lists, in the order of the server. */
export const categories = ["leaveType", "permissionType", "correctionReason", "exceptionReason", "other"] as const;

export type LookupsSearch = RulesSearch & { category?: LookupCategory };

/** Reads the address of the index; whatever is not as it should be is left out. */
export function readLookupsSearch(search: Record<string, unknown>): LookupsSearch {
  const category = readOneOf(categories, search["category"]);
  return { ...readRulesSearch(search), ...(category === undefined ? {} : { category }) };
}

/** The edit screen takes its entry as JSON. */
export function readEditLookupSearch(search: Record<string, unknown>): { lookup?: string } {
  const lookup = readEntityText(search["lookup"]);
  return lookup === undefined ? {} : { lookup };
}
