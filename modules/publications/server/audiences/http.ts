import { may } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import { audienceRoutes } from "../../contract/routes-links.ts";
import { loadChoices } from "./load-audiences.ts";

const publishing = ["link.manage", "promotion.manage", "document.manage"] as const;

export const bindAudiences = (): BoundRoute[] =>
  bindRoutes(audienceRoutes, {
    listAudienceChoices: async ({ db, actor }) => {
      if (!publishing.some((permission) => may(actor, permission))) throw refuse("not_allowed");
      return { data: await loadChoices(db) };
    },
  });
