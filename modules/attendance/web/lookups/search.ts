import type { LookupCategory } from "#modules/attendance/contract/schemas-parts.ts";
import { present } from "../read-address.ts";
import { readOneOf, readRulesSearch, type RulesSearch } from "../rules/search.ts";

/** In the order of the server. */
export const categories = [
  "leaveType",
  "permissionType",
  "correctionReason",
  "exceptionReason",
  "contractKind",
  "other",
] as const;

export type LookupsSearch = RulesSearch & { category?: LookupCategory };

export const readLookupsSearch = (search: Record<string, unknown>): LookupsSearch => ({
  ...readRulesSearch(search),
  ...present({ category: readOneOf(categories, search["category"]) }),
});
