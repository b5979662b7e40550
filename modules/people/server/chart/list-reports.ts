import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Locale } from "#shared/locale.ts";
import type { ChartPerson, ChartPlace, reportsQuery } from "../../contract/schemas-chart.ts";
import { presentPlacement, presentSummary, type PhotoLinks } from "../directory/present-summary.ts";
import { fetchReports, selectActive, selectPlace, type ChartRow, type ReportRow } from "./queries.ts";

export type ChartReader = { personId: string; locale: Locale; files: PhotoLinks };

const present = (row: ChartRow, { files, personId }: Omit<ChartReader, "locale">): ChartPerson => ({
  ...presentSummary(row, files, personId),
  department: presentPlacement(row),
  reportCount: row.report_count,
});

/** Throws 404 for unknown people and former employees. */
export async function readPlace(db: Reader, personId: string, reader: ChartReader): Promise<ChartPlace> {
  const rows = await selectPlace(db, [personId]);
  const people = rows.map((row) => present(row, reader));
  const person = people.at(-1);
  if (person === undefined) throw refuse("not_found");
  return { person, managers: people.slice(0, -1) };
}

/** Returns a page of the reports of a manager, or of the people at the top. */
export async function listReports(
  db: Reader,
  query: z.output<typeof reportsQuery>,
  { personId, locale, files }: ChartReader,
): Promise<PageOf<ChartPerson>> {
  const { manager = null } = query;
  if (manager !== null && (await selectActive(db, [manager])).length === 0) throw refuse("not_found");
  const { data, page } = await readPage<ReportRow>(
    {
      list: `chart ${manager ?? "tops"} ${locale}`,
      kinds: manager === null ? ["flag", "text", "id"] : ["text", "id"],
      keyOf: (row) => [...(manager === null ? [row.is_alone] : []), row.sort_name, row.id],
      fetch: fetchReports(db, manager, locale),
    },
    query,
  );
  return { data: data.map((row) => present(row, { files, personId })), page };
}
