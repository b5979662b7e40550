import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { chartRoutes } from "#modules/people/contract/routes-chart.ts";

export const readChart = endpoint(chartRoutes.readChart);
export const listReports = endpoint(chartRoutes.listReports);

/** Where somebody stands; I, when nobody is named. */
export const placeQuery = (person: string | undefined) =>
  queryOf(readChart, { query: person === undefined ? {} : { person } });

/** As many as are read at once: enough for nearly everybody's. */
const pageSize = 100;

/** Who reports to somebody, page after page; those at the top when nobody is named. */
export const reportsQuery = (manager: string | null) =>
  pagesOf(listReports, { query: { limit: pageSize, ...(manager === null ? {} : { manager }) } });
