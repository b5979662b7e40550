import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { viewingRoutes } from "../../contract/viewing/routes.ts";
import type { OfficerContext } from "../users/context.ts";
import { closeViewing } from "./close-viewing.ts";
import { openViewing } from "./open-viewing.ts";

export const bindViewing = (context: OfficerContext): BoundRoute[] =>
  bindRoutes(viewingRoutes, {
    startViewing: async ({ tx, actor, params, body, facts }) => ({
      data: await openViewing(
        tx,
        context,
        { actor, requestId: facts.id, locale: facts.locale },
        params.id,
        body.reason,
      ),
    }),
    endViewing: ({ database, actor, facts }) => closeViewing(database, context.sessions, actor, facts.id),
  });
