import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { sampleRoutes } from "../contract/routes.ts";
import { listSamples } from "./list-samples.ts";

export const bindSamples = (): BoundRoute[] =>
  bindRoutes(sampleRoutes, {
    listSamples: ({ db, query }) => listSamples(db, query),
  });
