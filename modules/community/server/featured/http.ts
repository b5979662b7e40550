import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { featuredRoutes } from "../../contract/routes-administration.ts";
import type { FileLinks } from "../viewer.ts";
import { listFeaturedPlaces, orderFeaturedTopics } from "./order-featured-topics.ts";

export const bindFeatured = (files: FileLinks): BoundRoute[] =>
  bindRoutes(featuredRoutes, {
    listFeaturedPlaces: async ({ db, actor }) => ({ data: await listFeaturedPlaces(db, actor, files) }),
    orderFeaturedTopics: async ({ tx, actor, body, facts }) => ({
      data: await orderFeaturedTopics(tx, actor, body.ids, { files, requestId: facts.id }),
    }),
  });
