import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { LeaveCoverage, listLeaveCoverageQuery } from "../../contract/schemas-coverage.ts";
import { coveragePage, selectCoverage } from "./queries.ts";

/** Returns a page of rules of coverage, newest first. */
export function listCoverage(
  db: Reader,
  query: z.output<typeof listLeaveCoverageQuery>,
): Promise<PageOf<LeaveCoverage>> {
  const filters = [normalizeSearch(query.search), query.mode ?? null];
  const list = `leave coverage ${JSON.stringify(filters)}`;
  return readPage<LeaveCoverage>({ list, ...byId, fetch: coveragePage(db, filters) }, query);
}

/** Returns one rule; throws 404 if there is none. */
export async function readCoverage(db: Reader, id: string): Promise<LeaveCoverage> {
  const found = await selectCoverage(db, id);
  if (found === null) throw refuse("not_found");
  return found;
}
