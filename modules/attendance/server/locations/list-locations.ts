import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { refuse } from "#platform/http/refuse.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import type { Locale } from "#shared/locale.ts";
import type { listLocationsQuery, Location } from "../../contract/schemas-location.ts";
import { locationPages, selectLocation, type LocationRow } from "./queries.ts";

type ListQuery = z.output<typeof listLocationsQuery>;

/** Returns a page of locations, by name in the reader's language. */
export function listLocations(db: Reader, locale: Locale, query: ListQuery): Promise<PageOf<Location>> {
  const values = [normalizeSearch(query.search), query.isActive ?? null];
  return readPage<LocationRow>(
    {
      list: `locations ${locale} ${JSON.stringify(values)}`,
      kinds: ["text", "id"],
      keyOf: (row) => [row.sorted, row.id],
      fetch: locationPages[locale](db, values),
    },
    query,
  );
}

/** Returns one location; throws 404 if there is none. */
export async function readLocation(db: Reader, id: string): Promise<Location> {
  const row = await selectLocation(db, id);
  if (row === null) throw refuse("not_found");
  const { sorted: _, ...location } = row;
  return location;
}
