import { createRoute } from "@tanstack/react-router";
import { ChartPage, DepartmentsPage, readChartSearch } from "#modules/people/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { admin, app } from "../trunk.tsx";

/** The organisation chart. */
export const chart = createRoute({
  getParentRoute: () => app,
  path: "/directory/chart",
  validateSearch: readChartSearch,
  beforeLoad: () => catalogue.need("chart"),
  component: ChartPage,
});

/** Where departments are kept. */
export const departments = createRoute({
  getParentRoute: () => admin,
  path: "/departments",
  beforeLoad: () => catalogue.need("records"),
  component: DepartmentsPage,
});
