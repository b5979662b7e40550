import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { featuredRoutes } from "../../contract/routes-administration.ts";
import type { FileLinks } from "../context.ts";
import { listFeaturedPlaces } from "./list-featured-topics.ts";
import { orderFeaturedTopics } from "./order-featured-topics.ts";

export const bindFeatured = (files: FileLinks): BoundRoute[] =>
  bindRoutes(featuredRoutes, {
    listFeaturedPlaces: async ({ db, actor }) => ({ data: await listFeaturedPlaces(db, actor, files) }),
    orderFeaturedTopics: async (call) => ({ data: await orderFeaturedTopics(call, call.body.ids, files) }),
  });
