import { useRefresh as useRefreshOf } from "#kit/use-refresh.ts";

const isAffected = (path: string): boolean => path.startsWith("/attendance/") && !path.endsWith("/effect");

/** Invalidates all attendance queries: all depend on rules and punches. Effects of changes are always refetched. */
export const useRefresh = (): (() => Promise<void>) => useRefreshOf(isAffected);
