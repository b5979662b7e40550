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
    summary: "Somebody's place in the organisation chart: who is above them, up to the highest.",
    query: chartQuery,
    output: data(chartPlace),
  }),
  listReports: route({
    method: "GET",
    path: "/directory/chart/reports",
    permission: "signedIn",
    tokens: "people",
    viewing: "shown",
    summary: "Who reports to a manager, by name; of those who report to nobody, managers first.",
    query: reportsQuery,
    output: page(chartPerson),
  }),
};
