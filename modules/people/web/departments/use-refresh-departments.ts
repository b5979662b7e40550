import { useRefresh } from "#kit/use-refresh.ts";

/** Departments, and data that shows or offers them. */
const areas = ["/departments", "/users", "/directory", "/accounts", "/publication-audiences"];

const isAffected = (path: string): boolean => areas.some((area) => path.startsWith(area));

/** Refreshes the queries of departments, and those that show them. */
export const useRefreshDepartments = (): (() => Promise<void>) => useRefresh(isAffected);
