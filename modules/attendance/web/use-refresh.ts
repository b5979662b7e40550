import { useRefresh as useRefreshOf } from "#kit/use-refresh.ts";

const isAffected = (path: string): boolean => path.startsWith("/attendance/") && !path.endsWith("/effect");

/**
 * Invalidates all attendance queries after a change: days depend on rules and punches, and so do the board, the sheet,
 * the review and the own month. Resolves after visible queries are refetched. Effects of changes are excluded, as they
 * are always refetched.
 */
export const useRefresh = (): (() => Promise<void>) => useRefreshOf(isAffected);
