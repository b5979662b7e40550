import { readEntityText, readOneOf, readRulesSearch, type RulesSearch } from "../rules/search.ts";

export const layers = ["base", "seasonal", "special"] as const;

export type ZonesSearch = RulesSearch & { layer?: (typeof layers)[number] };

/** Reads the address of the index; whatever is not as it should be is left out. */
export function readZonesSearch(search: Record<string, unknown>): ZonesSearch {
  const layer = readOneOf(layers, search["layer"]);
  return { ...readRulesSearch(search), ...(layer === undefined ? {} : { layer }) };
}

/** The edit screen takes its zone as JSON. */
export function readEditZoneSearch(search: Record<string, unknown>): { zone?: string } {
  const zone = readEntityText(search["zone"]);
  return zone === undefined ? {} : { zone };
}
