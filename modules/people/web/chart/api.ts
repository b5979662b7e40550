import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import type { chartRoutes } from "#modules/people/contract/routes-chart.ts";

type Routes = typeof chartRoutes;

export const readChart = endpoint<Routes["readChart"]>("GET", "/directory/chart");
export const listReports = endpoint<Routes["listReports"]>("GET", "/directory/chart/reports");

/** Where somebody stands; I, when nobody is named. */
export const placeQuery = (person: string | undefined) =>
  queryOf(readChart, { query: person === undefined ? {} : { person } });

/** As many as are read at once: enough for nearly everybody's. */
const pageSize = 100;

/** Who reports to somebody, page after page; those at the top when nobody is named. */
export const reportsQuery = (manager: string | null) =>
  pagesOf(listReports, { query: { limit: pageSize, ...(manager === null ? {} : { manager }) } });
