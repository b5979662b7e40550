import { infiniteQueryOptions } from "@tanstack/react-query";
import { endpoint } from "#client/api.ts";
import { sampleRoutes } from "#modules/sample/contract/routes.ts";

const listSamples = endpoint(sampleRoutes.listSamples);

export const samplesQuery = infiniteQueryOptions({
  queryKey: [listSamples.path] as const,
  queryFn: ({ pageParam, signal }) =>
    listSamples({ query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.page.next,
});
