import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { homeRoutes } from "../contract/routes.ts";
import { arrangeWidgets, hideWidgets, readArrangement, readHome } from "./change-widgets.ts";

export const bindHome = (): BoundRoute[] =>
  bindRoutes(homeRoutes, {
    readHome: async ({ db, actor }) => ({ data: await readHome(db, actor.personId) }),
    hideWidgets: async (call) => ({ data: await hideWidgets(call, call.body.hidden) }),
    readArrangement: async ({ database }) => ({ data: await readArrangement(database.primary) }),
    arrangeWidgets: async (call) => ({ data: await arrangeWidgets(call, call.body) }),
  });
