import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import { audienceRoutes } from "../../contract/routes-links.ts";
import { loadChoices } from "./load-audiences.ts";
import { mayChoose } from "./policy.ts";

export const bindAudiences = (): BoundRoute[] =>
  bindRoutes(audienceRoutes, {
    listAudienceChoices: async ({ db, actor }) => {
      if (!mayChoose(actor)) throw refuse("not_allowed");
      return { data: await loadChoices(db) };
    },
  });
