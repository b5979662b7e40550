import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf, type EndpointQuery } from "#client/query.ts";
import { boardRoutes } from "#modules/attendance/contract/routes-officer.ts";
import { withoutDay } from "../days/search.ts";
import type { BoardSearch } from "./search.ts";

type Routes = typeof boardRoutes;

const readBoard = endpoint(boardRoutes.readBoard);

/** Milliseconds between refetches while the page is visible. */
const pace = 4000;

export const boardQuery = (search: BoardSearch): EndpointQuery<Routes["readBoard"]> & { refetchInterval: number } => {
  const query: NonNullable<CallInput<Routes["readBoard"]>["query"]> = withoutDay(search);
  return { ...queryOf(readBoard, { query }, { staleTime: 0, refetchOnWindowFocus: true }), refetchInterval: pace };
};
