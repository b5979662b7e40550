import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { refuse } from "#platform/http/refuse.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import type { listZonesQuery, Zone } from "../../contract/schemas-zone.ts";
import { selectZone, zonePage } from "./queries.ts";

/** Returns a page of zones, newest first. */
export function listZones(db: Reader, query: z.output<typeof listZonesQuery>): Promise<PageOf<Zone>> {
  const { search, layer, on, isActive } = query;
  const values = [normalizeSearch(search), layer ?? null, on ?? null, isActive ?? null];
  return readPage<Zone>({ list: `zones ${JSON.stringify(values)}`, ...byId, fetch: zonePage(db, values) }, query);
}

/** Returns one zone; throws 404 if there is none. */
export async function readZone(db: Reader, id: string): Promise<Zone> {
  const zone = await selectZone(db, id);
  if (zone === null) throw refuse("not_found");
  return zone;
}
