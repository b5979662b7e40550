import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf, type EndpointQuery } from "#client/query.ts";
import { draftRoutes } from "#modules/community/contract/routes-writing.ts";
import { topicRoutes } from "#modules/community/contract/routes.ts";
import { peopleRoutes } from "#modules/people/contract/routes.ts";

const listDrafts = endpoint(draftRoutes.listDrafts);
const readDraft = endpoint(draftRoutes.readDraft);
export const createDraft = endpoint(draftRoutes.createDraft);
export const updateDraft = endpoint(draftRoutes.updateDraft);
export const deleteDraft = endpoint(draftRoutes.deleteDraft);
export const createTopic = endpoint(topicRoutes.createTopic);
export const updateTopic = endpoint(topicRoutes.updateTopic);

/** The signed-in user's permissions; shares its cache entry with the rest of the application. */
export const permissionsQuery = queryOf(endpoint(peopleRoutes.readMe), {});

export const draftsQuery = pagesOf(listDrafts, {}, { staleTime: 0 });

type DraftQuery = EndpointQuery<(typeof draftRoutes)["readDraft"]> & {
  enabled: boolean;
  gcTime: number;
  refetchOnReconnect: boolean;
};

/** A draft, read once; disabled without an id. */
export const draftQuery = (id: string | null): DraftQuery => ({
  ...queryOf(readDraft, { params: { id: id ?? "" } }, { staleTime: Infinity, refetchOnWindowFocus: false }),
  enabled: id !== null,
  gcTime: 0,
  refetchOnReconnect: false,
});
