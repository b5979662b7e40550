import { noContent, route } from "#shared/route.ts";
import { data, idParams, page, pageOnly } from "#shared/wire.ts";
import { createDraft, deleteDraftQuery, draft, draftSummary, updateDraft } from "./schemas-draft.ts";
import { revision, revisionDetail, revisionParams } from "./schemas-revision.ts";

const statusOk = 200;

export const draftRoutes = {
  listDrafts: route({
    method: "GET",
    path: "/topic-drafts",
    permission: "signedIn",
    tokens: "community",
    viewing: "hidden",
    summary: "Lists the user's drafts, latest saved first.",
    query: pageOnly,
    output: page(draftSummary),
  }),
  readDraft: route({
    method: "GET",
    path: "/topic-drafts/{id}",
    permission: "signedIn",
    tokens: "community",
    viewing: "hidden",
    summary: "Returns one of the user's drafts.",
    params: idParams,
    output: data(draft),
  }),
  createDraft: route({
    method: "POST",
    path: "/topic-drafts",
    permission: "signedIn",
    tokens: "community",
    summary:
      "Creates a draft of a topic or of an edit; an existing draft of an edit of the same topic is returned instead.",
    body: createDraft,
    output: data(draft),
    otherStatus: statusOk,
    errors: ["not_allowed", "too_many_drafts"],
  }),
  updateDraft: route({
    method: "PUT",
    path: "/topic-drafts/{id}",
    permission: "signedIn",
    tokens: "community",
    summary: "Replaces the given version of a draft.",
    params: idParams,
    body: updateDraft,
    output: data(draft),
    errors: ["stale_version"],
  }),
  deleteDraft: route({
    method: "DELETE",
    path: "/topic-drafts/{id}",
    permission: "signedIn",
    tokens: "community",
    summary: "Deletes a draft.",
    params: idParams,
    query: deleteDraftQuery,
    output: noContent,
    errors: ["stale_version"],
  }),
};

export const revisionRoutes = {
  listRevisions: route({
    method: "GET",
    path: "/topics/{id}/revisions",
    permission: "signedIn",
    tokens: "community",
    viewing: "shown",
    summary: "Lists the edits of a topic's text, newest first, for its author and moderators.",
    params: idParams,
    query: pageOnly,
    output: page(revision),
    errors: ["not_allowed"],
  }),
  readRevision: route({
    method: "GET",
    path: "/topics/{id}/revisions/{version}",
    permission: "signedIn",
    tokens: "community",
    viewing: "shown",
    summary: "Returns a topic's text before and after one edit.",
    params: revisionParams,
    output: data(revisionDetail),
    errors: ["not_allowed"],
  }),
};
