import { useRefresh } from "#kit/use-refresh.ts";

/** Roles and members, and data that shows or assigns them: accounts, and the audiences of publications. */
const areas = ["/roles", "/accounts", "/publication-audiences"];

const isAffected = (path: string): boolean => areas.some((area) => path.startsWith(area)) || path === "/me";

/** Refreshes roles, what shows them, and the user's own permissions. */
export const useRefreshRoles = (): (() => Promise<void>) => useRefresh(isAffected);
