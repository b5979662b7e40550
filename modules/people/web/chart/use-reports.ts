import { rowId, usePages } from "#client/use-pages.ts";
import type { ChartPerson } from "#modules/people/contract/schemas-chart.ts";
import { reportsQuery } from "./api.ts";
import { withPinned } from "./pinned.ts";

/** Returns the loaded direct reports of a manager, or of the top level, and `pinned`, who may be on a later page. */
export function useReports(manager: string | null, pinned: ChartPerson | undefined) {
  const query = usePages(reportsQuery(manager), rowId);
  const pages = query.data?.pages.map(({ data }) => data);
  return { ...query, people: pages === undefined ? undefined : withPinned(pages, pinned) };
}
