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
    summary: "What a bulk action would touch; changes nothing.",
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
    summary: "Does one thing to many topics, in the background; can be undone for ten minutes.",
    body: bulkActionInput,
    output: data(bulkAction),
    errors: ["fields_conflict", "category_unknown", "category_closed", "not_allowed", "too_many_topics"],
  }),
  listBulkActions: route({
    method: "GET",
    path: "/topic-bulk-actions",
    permission: "topic.moderate",
    summary: "My bulk actions that are running or can still be undone, newest first.",
    output: z.object({ data: z.array(bulkAction) }),
  }),
  readBulkAction: route({
    method: "GET",
    path: "/topic-bulk-actions/{id}",
    permission: "topic.moderate",
    summary: "How far a bulk action of mine is.",
    params: idParams,
    output: data(bulkAction),
  }),
  undoBulkAction: route({
    method: "POST",
    path: "/topic-bulk-actions/{id}/undo",
    permission: "topic.moderate",
    summary: "Puts back what a bulk action of mine changed, as far as nobody has changed it since.",
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
    summary: "My filters of topics, by name.",
    output: z.object({ data: z.array(savedView) }),
  }),
  createSavedView: route({
    method: "POST",
    path: "/saved-views",
    permission: "topic.moderate",
    summary: "Keeps filters under a name.",
    body: createSavedView,
    output: data(savedView),
    errors: ["name_taken", "limit_reached"],
  }),
  updateSavedView: route({
    method: "PATCH",
    path: "/saved-views/{id}",
    permission: "topic.moderate",
    summary: "Renames a view of mine, or changes its filters.",
    params: idParams,
    body: updateSavedView,
    output: data(savedView),
    errors: ["name_taken"],
  }),
  deleteSavedView: route({
    method: "DELETE",
    path: "/saved-views/{id}",
    permission: "topic.moderate",
    summary: "Forgets a view of mine.",
    params: idParams,
    output: noContent,
  }),
};

export const featuredRoutes = {
  listFeaturedPlaces: route({
    method: "GET",
    path: "/featured-topics/places",
    permission: "topic.feature",
    summary: "Every featured topic in its order, shown at the moment or not.",
    output: z.object({ data: z.array(featuredPlace) }),
  }),
  orderFeaturedTopics: route({
    method: "PUT",
    path: "/featured-topics",
    permission: "topic.feature",
    summary: "Sets the order on the home page; featured topics that are not named follow after.",
    body: orderFeaturedTopics,
    output: z.object({ data: z.array(featuredPlace) }),
    errors: ["not_featured"],
  }),
};
