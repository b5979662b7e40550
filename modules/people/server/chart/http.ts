import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { chartRoutes } from "../../contract/routes-chart.ts";
import { listReports, readPlace } from "./list-reports.ts";
import type { PhotoLinks } from "../directory/present-summary.ts";

export const bindChart = (files: PhotoLinks): BoundRoute[] =>
  bindRoutes(chartRoutes, {
    readChart: async ({ db, actor: { personId }, query, facts: { locale } }) => ({
      data: await readPlace(db, query.person ?? personId, { personId, locale, files }),
    }),
    listReports: ({ db, actor: { personId }, query, facts: { locale } }) =>
      listReports(db, query, { personId, locale, files }),
  });
