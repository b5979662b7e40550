import { endpoint } from "#client/api.ts";
import { queryOf, type EndpointQuery } from "#client/query.ts";
import { officerRoutes } from "#modules/attendance/contract/routes-officer.ts";
import { withoutDay, type BoardSearch } from "../search.ts";

const readBoard = endpoint(officerRoutes.readBoard);

/** Milliseconds between refetches while the page is visible. */
const pace = 4000;

export const boardQuery = (
  search: BoardSearch,
): EndpointQuery<typeof officerRoutes.readBoard> & { refetchInterval: number } => ({
  ...queryOf(readBoard, { query: withoutDay(search) }, { staleTime: 0, refetchOnWindowFocus: true }),
  refetchInterval: pace,
});
