import { infiniteQueryOptions } from "@tanstack/react-query";
import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { revisionRoutes } from "#modules/community/contract/routes-writing.ts";

const listRevisions = endpoint<(typeof revisionRoutes)["listRevisions"]>("GET", "/topics/{id}/revisions");
const readRevision = endpoint<(typeof revisionRoutes)["readRevision"]>("GET", "/topics/{id}/revisions/{version}");

/** The edits of a topic, newest first. */
export const revisionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listRevisions.path, id] as const,
    queryFn: ({ pageParam, signal }) =>
      listRevisions({ params: { id }, query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.page.next,
    staleTime: 0,
  });

/** What the topic said before and after one edit; that never changes. */
export const revisionQuery = (id: string, version: number) =>
  queryOf(readRevision, { params: { id, version } }, { staleTime: Infinity });
