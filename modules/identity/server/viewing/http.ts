import { bindRoutes, inData, type BoundRoute } from "#platform/http/handler.ts";
import { viewingRoutes } from "../../contract/viewing/routes.ts";
import { requesterOf, type OfficerContext } from "../users/context.ts";
import { closeViewing } from "./close-viewing.ts";
import { openViewing } from "./open-viewing.ts";

export const bindViewing = (context: OfficerContext): BoundRoute[] =>
  bindRoutes(viewingRoutes, {
    startViewing: ({ tx, params, body, ...caller }) =>
      inData(openViewing({ tx, context, requester: requesterOf(caller) }, params.id, body.reason)),
    endViewing: ({ database, actor, facts }) => closeViewing(database, context.sessions, actor, facts.id),
  });
