import { useRefresh as useRefreshOf } from "#kit/use-refresh.ts";

const areas = ["/links", "/link-groups", "/promotions", "/managed-promotions", "/documents", "/managed-documents"];

const isAffected = (path: string): boolean => areas.some((area) => path === area || path.startsWith(`${area}/`));

/** Invalidates the queries of publications, of readers and of the administration. */
export const useRefresh = (): (() => Promise<void>) => useRefreshOf(isAffected);
