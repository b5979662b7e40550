import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { dashboardRoutes } from "#modules/administration/contract/routes-dashboard.ts";
import { boardRoutes } from "#modules/attendance/contract/routes-officer.ts";
import { categoryRoutes } from "#modules/community/contract/routes.ts";

const habits = { staleTime: 60_000, refetchOnWindowFocus: true };
export const activityQuery = queryOf(endpoint(dashboardRoutes.readActivity), {}, habits);
export const accountsQuery = queryOf(endpoint(dashboardRoutes.countAccounts), {}, habits);
export const readHealth = endpoint(dashboardRoutes.readHealth);
export const healthQuery = queryOf(readHealth, {}, { ...habits, staleTime: 10_000 });
/** The current attendance; the counts are totals, whatever the page size. */
export const presenceQuery = queryOf(endpoint(boardRoutes.readBoard), { query: { limit: 1 } }, habits);
export const categoriesQuery = queryOf(endpoint(categoryRoutes.listCategories), {}, habits);
