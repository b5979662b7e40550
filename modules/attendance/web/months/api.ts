import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { correctionRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { Recomputation } from "#modules/attendance/contract/schemas-day.ts";
import type { RouteOutput } from "#shared/route.ts";

type Routes = typeof correctionRoutes;

export const listMonths = endpoint(correctionRoutes.listMonths);
export const lockMonth = endpoint(correctionRoutes.lockMonth);
export const reopenMonth = endpoint(correctionRoutes.reopenMonth);
export const listRecomputations = endpoint(correctionRoutes.listRecomputations);

export type Month = RouteOutput<Routes["listMonths"]>["data"][number];

export const monthsQuery = queryOf(listMonths, {});

export const isUnfinished = ({ state }: Recomputation): boolean => state === "waiting" || state === "running";

/** What is computed again, and the last that was. */
export const recomputationsQuery = queryOf(listRecomputations, {}, { staleTime: 0, refetchOnWindowFocus: true });
