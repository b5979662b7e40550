import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import type { revisionRoutes } from "#modules/community/contract/routes-writing.ts";

const listRevisions = endpoint<(typeof revisionRoutes)["listRevisions"]>("GET", "/topics/{id}/revisions");
const readRevision = endpoint<(typeof revisionRoutes)["readRevision"]>("GET", "/topics/{id}/revisions/{version}");

/** The edits of a topic, newest first. */
export const revisionsQuery = (id: string) => pagesOf(listRevisions, { params: { id } }, { staleTime: 0 });

/** What the topic said before and after one edit; that never changes. */
export const revisionQuery = (id: string, version: number) =>
  queryOf(readRevision, { params: { id, version } }, { staleTime: Infinity });
