import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { audienceRoutes } from "../../contract/routes-links.ts";
import { listChoices } from "./create-audience.ts";

export const bindAudiences = (): BoundRoute[] =>
  bindRoutes(audienceRoutes, {
    listAudienceChoices: async ({ db, actor }) => ({ data: await listChoices(db, actor) }),
  });
