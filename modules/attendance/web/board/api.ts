import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf, type EndpointQuery } from "#client/query.ts";
import { officerRoutes } from "#modules/attendance/contract/routes-officer.ts";
import { withoutDay } from "../days/search.ts";
import type { BoardSearch } from "./search.ts";

type Routes = typeof officerRoutes;

const readBoard = endpoint(officerRoutes.readBoard);

/** Milliseconds between refetches while the page is visible. */
const pace = 4000;

export const boardQuery = (search: BoardSearch): EndpointQuery<Routes["readBoard"]> & { refetchInterval: number } => {
  const query: NonNullable<CallInput<Routes["readBoard"]>["query"]> = withoutDay(search);
  return { ...queryOf(readBoard, { query }, { staleTime: 0, refetchOnWindowFocus: true }), refetchInterval: pace };
};
