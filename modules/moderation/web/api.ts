import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { caseRoutes, reportRoutes } from "#modules/moderation/contract/routes.ts";
import { categoryRoutes } from "#modules/community/contract/routes.ts";
import type { CaseSearch } from "./search.ts";

export const reportTopic = endpoint(reportRoutes.reportTopic);
export const reportComment = endpoint(reportRoutes.reportComment);
export const listReportCases = endpoint(caseRoutes.listReportCases);
export const readReportCase = endpoint(caseRoutes.readReportCase);
export const decideReportCase = endpoint(caseRoutes.decideReportCase);
const listCategories = endpoint(categoryRoutes.listCategories);

/** Shares the cache entry of the community; provides the names of categories for the filter. */
export const categoriesQuery = queryOf(listCategories, {});
export const caseQuery = (id: string) => queryOf(readReportCase, { params: { id } }, { staleTime: 0 });

/** Without a state in the address, open cases are listed. */
const filtersOf = ({ state = "open", ...others }: CaseSearch) => (state === "all" ? others : { ...others, state });

/** The list for an address, in pages; without automatic refetching while it is read. */
export const casesQuery = (search: CaseSearch) =>
  pagesOf(listReportCases, { query: filtersOf(search) }, { refetchOnWindowFocus: false });

/** The first open cases in the order of an address, to continue with the next. */
export const nextCasesQuery = (search: CaseSearch) =>
  queryOf(listReportCases, { query: { ...filtersOf({ ...search, state: "open" }), limit: 2 } }, { staleTime: 0 });
