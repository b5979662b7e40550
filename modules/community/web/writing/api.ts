import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { draftRoutes } from "#modules/community/contract/routes-writing.ts";
import { topicRoutes } from "#modules/community/contract/routes.ts";
import { peopleRoutes } from "#modules/people/contract/routes.ts";

const listDrafts = endpoint(draftRoutes.listDrafts);
export const readDraft = endpoint(draftRoutes.readDraft);
export const createDraft = endpoint(draftRoutes.createDraft);
export const updateDraft = endpoint(draftRoutes.updateDraft);
export const deleteDraft = endpoint(draftRoutes.deleteDraft);
export const createTopic = endpoint(topicRoutes.createTopic);
export const updateTopic = endpoint(topicRoutes.updateTopic);

/** Me, for what I may do; the same data as everywhere. */
export const permissionsQuery = queryOf(endpoint(peopleRoutes.readMe), {});

/** My drafts, the one saved last first. */
export const draftsQuery = pagesOf(listDrafts, {}, { staleTime: 0 });
