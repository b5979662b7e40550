import { rowId, usePages } from "#client/use-pages.ts";
import type { ChartPerson } from "#modules/people/contract/schemas-chart.ts";
import { reportsQuery } from "./api.ts";
import { withPinned } from "./pinned.ts";

/**
 * Those who report to a manager, or stand at the top, as far as they have been read. `pinned` is one of them who has to
 * be seen although their page may not have been read.
 */
export function useReports(manager: string | null, pinned: ChartPerson | undefined) {
  const query = usePages(reportsQuery(manager), rowId);
  const pages = query.data?.pages.map(({ data }) => data);
  return { ...query, people: pages === undefined ? undefined : withPinned(pages, pinned) };
}
