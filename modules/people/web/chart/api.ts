import { infiniteQueryOptions, type InfiniteData } from "@tanstack/react-query";
import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { chartRoutes } from "#modules/people/contract/routes-chart.ts";
import type { RouteOutput } from "#shared/route.ts";

type Routes = typeof chartRoutes;

export const readChart = endpoint<Routes["readChart"]>("GET", "/directory/chart");
export const listReports = endpoint<Routes["listReports"]>("GET", "/directory/chart/reports");

/** Where somebody stands; I, when nobody is named. */
export const placeQuery = (person: string | undefined) =>
  queryOf(readChart, { query: person === undefined ? {} : { person } });

type ReportPage = RouteOutput<Routes["listReports"]>;

/** As many as are read at once: enough for nearly everybody's. */
const pageSize = 100;

/** Who reports to somebody, page after page; those at the top when nobody is named. */
export const reportsQuery = (manager: string | null) =>
  infiniteQueryOptions<ReportPage, Error, InfiniteData<ReportPage, string | null>, readonly unknown[], string | null>({
    queryKey: [listReports.path, "pages", manager],
    queryFn: ({ pageParam, signal }) =>
      listReports(
        {
          query: {
            limit: pageSize,
            ...(manager === null ? {} : { manager }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: (last) => last.page.next,
  });
