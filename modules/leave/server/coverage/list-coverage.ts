import type { z } from "zod";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { LeaveCoverage, listLeaveCoverageQuery } from "../../contract/schemas-coverage.ts";
import type { RuleQuery } from "../context.ts";
import { coveragePage, selectCoverage } from "./queries.ts";

type Reading = Pick<RuleQuery, "db" | "managed">;

/** Returns a page of rules of coverage, newest first. */
export function listCoverage(
  { db, managed }: Reading,
  query: z.output<typeof listLeaveCoverageQuery>,
): Promise<PageOf<LeaveCoverage>> {
  const filters = [normalizeSearch(query.search), query.mode ?? null];
  const list = `leave coverage ${JSON.stringify(filters)}`;
  return readPage<LeaveCoverage>({ list, ...byId, fetch: coveragePage(db, [managed, ...filters]) }, query);
}

/** Returns one rule; throws 404 if there is none. */
export async function readCoverage({ db, managed }: Reading, id: string): Promise<LeaveCoverage> {
  const found = await selectCoverage(db, managed, id);
  if (found === null) throw refuse("not_found");
  return found;
}
