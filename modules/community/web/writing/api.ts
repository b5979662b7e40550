import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import type { draftRoutes } from "#modules/community/contract/routes-writing.ts";
import type { topicRoutes } from "#modules/community/contract/routes.ts";
import type { peopleRoutes } from "#modules/people/contract/routes.ts";

type Drafts = typeof draftRoutes;
type Topics = typeof topicRoutes;

const listDrafts = endpoint<Drafts["listDrafts"]>("GET", "/topic-drafts");
export const readDraft = endpoint<Drafts["readDraft"]>("GET", "/topic-drafts/{id}");
export const createDraft = endpoint<Drafts["createDraft"]>("POST", "/topic-drafts");
export const updateDraft = endpoint<Drafts["updateDraft"]>("PUT", "/topic-drafts/{id}");
export const deleteDraft = endpoint<Drafts["deleteDraft"]>("DELETE", "/topic-drafts/{id}");
export const createTopic = endpoint<Topics["createTopic"]>("POST", "/topics");
export const updateTopic = endpoint<Topics["updateTopic"]>("PATCH", "/topics/{id}");

/** Me, for what I may do; the same data as everywhere. */
export const permissionsQuery = queryOf(endpoint<(typeof peopleRoutes)["readMe"]>("GET", "/me"), {});

/** My drafts, the one saved last first. */
export const draftsQuery = pagesOf(listDrafts, {}, { staleTime: 0 });
