import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import type { caseRoutes, reportRoutes } from "#modules/moderation/contract/routes.ts";
import type { categoryRoutes } from "#modules/community/contract/routes.ts";
import type { CaseSearch } from "./search.ts";

type Cases = typeof caseRoutes;

export const reportTopic = endpoint<(typeof reportRoutes)["reportTopic"]>("POST", "/topics/{id}/reports");
export const reportComment = endpoint<(typeof reportRoutes)["reportComment"]>("POST", "/comments/{id}/reports");
export const listReportCases = endpoint<Cases["listReportCases"]>("GET", "/report-cases");
export const readReportCase = endpoint<Cases["readReportCase"]>("GET", "/report-cases/{id}");
export const decideReportCase = endpoint<Cases["decideReportCase"]>("POST", "/report-cases/{id}/decision");
const listCategories = endpoint<(typeof categoryRoutes)["listCategories"]>("GET", "/categories");

/** The same entry as the community's: the names of categories for the filter. */
export const categoriesQuery = queryOf(listCategories, {});
export const caseQuery = (id: string) => queryOf(readReportCase, { params: { id } }, { staleTime: 0 });

/** Without a state in the address the open cases are listed. */
const filtersOf = ({ state = "open", ...others }: CaseSearch) => (state === "all" ? others : { ...others, state });

/** The list that an address names, page after page; it does not change by itself while it is read. */
export const casesQuery = (search: CaseSearch) =>
  pagesOf(listReportCases, { query: filtersOf(search) }, { refetchOnWindowFocus: false });

/** The open cases that come first in the order of an address, for going on to the next. */
export const nextCasesQuery = (search: CaseSearch) =>
  queryOf(listReportCases, { query: { ...filtersOf({ ...search, state: "open" }), limit: 2 } }, { staleTime: 0 });
