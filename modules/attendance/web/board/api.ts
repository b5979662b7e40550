import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf, type EndpointQuery } from "#client/query.ts";
import { officerRoutes } from "#modules/attendance/contract/routes-officer.ts";
import { withoutDay } from "../days/search.ts";
import type { BoardSearch } from "./search.ts";

type Routes = typeof officerRoutes;

const readBoard = endpoint(officerRoutes.readBoard);

/** Milliseconds between two reads, while the page is visible. */
const pace = 4000;

/** The board, read again and again. */
export const boardQuery = (search: BoardSearch): EndpointQuery<Routes["readBoard"]> & { refetchInterval: number } => {
  const query: NonNullable<CallInput<Routes["readBoard"]>["query"]> = withoutDay(search);
  return { ...queryOf(readBoard, { query }, { staleTime: 0, refetchOnWindowFocus: true }), refetchInterval: pace };
};
