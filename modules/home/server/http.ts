import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { homeRoutes } from "../contract/routes.ts";
import { arrangeWidgets, hideWidgets, readArrangement, readHome } from "./change-widgets.ts";

export const bindHome = (): BoundRoute[] =>
  bindRoutes(homeRoutes, {
    readHome: async ({ db, actor }) => ({ data: await readHome(db, actor.personId) }),
    hideWidgets: async ({ tx, actor, body, facts }) => ({
      data: await hideWidgets(tx, { personId: actor.personId, requestId: facts.id }, body.hidden),
    }),
    readArrangement: async ({ database }) => ({ data: await readArrangement(database.primary) }),
    arrangeWidgets: async ({ tx, actor, body, facts }) => ({
      data: await arrangeWidgets(tx, { personId: actor.personId, requestId: facts.id }, body),
    }),
  });
