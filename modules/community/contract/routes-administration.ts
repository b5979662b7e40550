import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import {
  bulkAction,
  bulkPreview,
  createSavedView,
  featuredPlace,
  bulkActionInput,
  orderFeaturedTopics,
  savedView,
  updateSavedView,
} from "./schemas-administration.ts";

const statusOk = 200;

export const bulkActionRoutes = {
  previewBulkAction: route({
    method: "POST",
    path: "/topic-bulk-actions/preview",
    permission: "topic.moderate",
    summary: "Previews the effect of a bulk action without changing anything.",
    body: bulkActionInput,
    output: data(bulkPreview),
    status: statusOk,
    transaction: "own",
    errors: ["fields_conflict", "category_unknown", "category_closed", "not_allowed"],
  }),
  createBulkAction: route({
    method: "POST",
    path: "/topic-bulk-actions",
    permission: "topic.moderate",
    summary: "Starts a bulk action on many topics, which runs in the background and can be undone for ten minutes.",
    body: bulkActionInput,
    output: data(bulkAction),
    errors: ["fields_conflict", "category_unknown", "category_closed", "not_allowed", "too_many_topics"],
  }),
  listBulkActions: route({
    method: "GET",
    path: "/topic-bulk-actions",
    permission: "topic.moderate",
    viewing: "shown",
    summary: "Lists the user's bulk actions that are running or can still be undone, newest first.",
    output: z.object({ data: z.array(bulkAction) }),
  }),
  readBulkAction: route({
    method: "GET",
    path: "/topic-bulk-actions/{id}",
    permission: "topic.moderate",
    viewing: "shown",
    summary: "Returns the progress of one of the user's bulk actions.",
    params: idParams,
    output: data(bulkAction),
  }),
  undoBulkAction: route({
    method: "POST",
    path: "/topic-bulk-actions/{id}/undo",
    permission: "topic.moderate",
    summary: "Undoes one of the user's bulk actions; topics that were changed since are left unchanged.",
    params: idParams,
    output: data(bulkAction),
    status: statusOk,
    errors: ["undo_unavailable"],
  }),
};

export const savedViewRoutes = {
  listSavedViews: route({
    method: "GET",
    path: "/saved-views",
    permission: "topic.moderate",
    viewing: "shown",
    summary: "Lists the user's saved topic filters, by name.",
    output: z.object({ data: z.array(savedView) }),
  }),
  createSavedView: route({
    method: "POST",
    path: "/saved-views",
    permission: "topic.moderate",
    summary: "Saves topic filters under a name.",
    body: createSavedView,
    output: data(savedView),
    errors: ["name_taken", "limit_reached"],
  }),
  updateSavedView: route({
    method: "PATCH",
    path: "/saved-views/{id}",
    permission: "topic.moderate",
    summary: "Renames a saved view of the user, or changes its filters.",
    params: idParams,
    body: updateSavedView,
    output: data(savedView),
    errors: ["name_taken"],
  }),
  deleteSavedView: route({
    method: "DELETE",
    path: "/saved-views/{id}",
    permission: "topic.moderate",
    summary: "Deletes a saved view of the user.",
    params: idParams,
    output: noContent,
  }),
};

export const featuredRoutes = {
  listFeaturedPlaces: route({
    method: "GET",
    path: "/featured-topics/places",
    permission: "topic.feature",
    viewing: "shown",
    summary: "Lists every featured topic in order, whether or not it is currently shown.",
    output: z.object({ data: z.array(featuredPlace) }),
  }),
  orderFeaturedTopics: route({
    method: "PUT",
    path: "/featured-topics",
    permission: "topic.feature",
    summary: "Sets the order of featured topics on the home page; featured topics that are not listed follow.",
    body: orderFeaturedTopics,
    output: z.object({ data: z.array(featuredPlace) }),
    errors: ["not_featured"],
  }),
};
