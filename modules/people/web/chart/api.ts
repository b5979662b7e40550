import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { chartRoutes } from "#modules/people/contract/routes-chart.ts";

export const readChart = endpoint(chartRoutes.readChart);
export const listReports = endpoint(chartRoutes.listReports);

/** The signed-in user by default. */
export const placeQuery = (person: string | undefined) =>
  queryOf(readChart, { query: person === undefined ? {} : { person } });

/** Enough for nearly all managers. */
const pageSize = 100;

/** The top level for null. */
export const reportsQuery = (manager: string | null) =>
  pagesOf(listReports, { query: { limit: pageSize, ...(manager === null ? {} : { manager }) } });
