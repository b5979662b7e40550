import { route } from "#shared/route.ts";
import { data, page } from "#shared/wire.ts";
import { chartPerson, chartPlace, chartQuery, reportsQuery } from "./schemas-chart.ts";

export const chartRoutes = {
  readChart: route({
    method: "GET",
    path: "/directory/chart",
    permission: "signedIn",
    tokens: "people",
    viewing: "shown",
    summary: "Returns a person and all managers above in the organisation chart.",
    query: chartQuery,
    output: data(chartPlace),
  }),
  listReports: route({
    method: "GET",
    path: "/directory/chart/reports",
    permission: "signedIn",
    tokens: "people",
    viewing: "shown",
    summary: "Lists the reports of a manager by name, or the people at the top, managers first.",
    query: reportsQuery,
    output: page(chartPerson),
  }),
};
