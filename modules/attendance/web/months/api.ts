import { useQuery } from "@tanstack/react-query";
import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { closingRoutes, monthRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { Recomputation } from "#modules/attendance/contract/schemas-day.ts";
import type { RouteOutput } from "#shared/route.ts";

export const listMonths = endpoint(monthRoutes.listMonths);
export const lockMonth = endpoint(monthRoutes.lockMonth);
export const reopenMonth = endpoint(monthRoutes.reopenMonth);
export const listRecomputations = endpoint(monthRoutes.listRecomputations);

export type Month = RouteOutput<typeof monthRoutes.listMonths>["data"][number];

const readChecklist = endpoint(closingRoutes.readChecklist);
const listOpenRequests = endpoint(closingRoutes.listOpenRequests);

/** The checklist of a month; of all people without a department. */
export const checklistQuery = (month: string, department?: string) =>
  queryOf(readChecklist, { query: { month, ...(department === undefined ? {} : { department }) } });

export const openRequestsQuery = (query: CallInput<typeof closingRoutes.listOpenRequests>["query"]) =>
  queryOf(listOpenRequests, { query });

export const monthsQuery = queryOf(listMonths, {});

export const isUnfinished = ({ state }: Recomputation): boolean => state === "waiting" || state === "running";

/** Returns a test whether a recomputation still changes days of a month. */
export const changesDaysOf =
  (month: string) =>
  (one: Recomputation): boolean =>
    isUnfinished(one) && one.from.slice(0, 7) <= month && one.to.slice(0, 7) >= month;

/** Milliseconds between refetches while recomputations are running. */
const pace = 2000;

/** Running recomputations and the last finished ones; refetched periodically while one is running. */
export const useRecomputations = () =>
  useQuery({
    ...queryOf(listRecomputations, {}, { staleTime: 0, refetchOnWindowFocus: true }),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnfinished) === true ? pace : false),
  });
