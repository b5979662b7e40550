import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { dashboardRoutes } from "#modules/administration/contract/routes-dashboard.ts";
import type { officerRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { categoryRoutes } from "#modules/community/contract/routes.ts";

type Routes = typeof dashboardRoutes;

const habits = { staleTime: 60_000, refetchOnWindowFocus: true };
export const activityQuery = queryOf(endpoint<Routes["readActivity"]>("GET", "/dashboard/activity"), {}, habits);
export const accountsQuery = queryOf(endpoint<Routes["countAccounts"]>("GET", "/dashboard/accounts"), {}, habits);
export const readHealth = endpoint<Routes["readHealth"]>("GET", "/dashboard/health");
export const healthQuery = queryOf(readHealth, {}, { ...habits, staleTime: 10_000 });
/** How everybody stands now; its counts are over all, however short the page. */
export const presenceQuery = queryOf(
  endpoint<(typeof officerRoutes)["readBoard"]>("GET", "/attendance/board"),
  { query: { limit: 1 } },
  habits,
);
/** With how many cases of reports are open in each. */
export const categoriesQuery = queryOf(
  endpoint<(typeof categoryRoutes)["listCategories"]>("GET", "/categories"),
  {},
  habits,
);
