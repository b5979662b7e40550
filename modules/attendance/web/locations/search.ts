import { readEntityText } from "../rules/search.ts";

/** The edit screen takes its location as JSON. */
export function readEditLocationSearch(search: Record<string, unknown>): { location?: string } {
  const location = readEntityText(search["location"]);
  return location === undefined ? {} : { location };
}
