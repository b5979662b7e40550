import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { revisionRoutes } from "#modules/community/contract/routes-writing.ts";

const listRevisions = endpoint(revisionRoutes.listRevisions);
const readRevision = endpoint(revisionRoutes.readRevision);

export const revisionsQuery = (id: string) => pagesOf(listRevisions, { params: { id } }, { staleTime: 0 });

/** Cached forever, since revisions never change. */
export const revisionQuery = (id: string, version: number) =>
  queryOf(readRevision, { params: { id, version } }, { staleTime: Infinity });
