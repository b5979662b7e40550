import { createRoute } from "@tanstack/react-router";
import { ChartPage, readChartSearch } from "#modules/people/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { app } from "../trunk.tsx";

/** The organisation chart. */
export const chart = createRoute({
  getParentRoute: () => app,
  path: "/directory/chart",
  validateSearch: readChartSearch,
  beforeLoad: () => catalogue.need("chart"),
  component: ChartPage,
});
