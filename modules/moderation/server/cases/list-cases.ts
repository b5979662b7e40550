import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import type { listCasesQuery, ReportCaseSummary } from "../../contract/schemas.ts";
import { presentSummary, type CaseContext } from "./present-case.ts";
import { selectCases, type CaseRow } from "./queries.ts";

/** Returns report cases, newest or most urgent first. */
export async function listCases(
  db: Reader,
  query: z.output<typeof listCasesQuery>,
  context: CaseContext,
): Promise<PageOf<ReportCaseSummary>> {
  const { state, reason, category, topic, sort } = query;
  const filters = {
    isOpen: state === undefined ? null : state === "open",
    reason: reason ?? null,
    category: category ?? null,
    topic: topic ?? null,
  };
  const { data, page } = await readPage<CaseRow>(
    {
      list: `cases ${JSON.stringify([sort, filters])}`,
      kinds: sort === "newest" ? ["id"] : ["count", "id"],
      keyOf: (row) => (sort === "newest" ? [row.id] : [row.score, row.id]),
      fetch: (cursor, size) => selectCases(db, filters, sort, cursor, size),
    },
    query,
  );
  return { data: data.map((row) => presentSummary(row, context)), page };
}
