import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { revisionRoutes } from "#modules/community/contract/routes-writing.ts";

const listRevisions = endpoint(revisionRoutes.listRevisions);
const readRevision = endpoint(revisionRoutes.readRevision);

/** The edits of a topic, newest first. */
export const revisionsQuery = (id: string) => pagesOf(listRevisions, { params: { id } }, { staleTime: 0 });

/** A topic before and after one edit, which never changes. */
export const revisionQuery = (id: string, version: number) =>
  queryOf(readRevision, { params: { id, version } }, { staleTime: Infinity });
