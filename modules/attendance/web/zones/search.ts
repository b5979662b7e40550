import { present } from "../read-address.ts";
import { readOneOf, readRulesSearch, type RulesSearch } from "../rules/search.ts";

export const layers = ["base", "seasonal", "special"] as const;

export type ZonesSearch = RulesSearch & { layer?: (typeof layers)[number] };

export const readZonesSearch = (search: Record<string, unknown>): ZonesSearch => ({
  ...readRulesSearch(search),
  ...present({ layer: readOneOf(layers, search["layer"]) }),
});
