import { type LookupCategory, lookupCategories } from "#modules/attendance/contract/kinds.ts";
import { present } from "../read-address.ts";
import { readOneOf, readRulesSearch, type RulesSearch } from "../rules/search.ts";

export type LookupsSearch = RulesSearch & { category?: LookupCategory };

export const readLookupsSearch = (search: Record<string, unknown>): LookupsSearch => ({
  ...readRulesSearch(search),
  ...present({ category: readOneOf(lookupCategories, search["category"]) }),
});
