import { withinOf } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { boardRoutes } from "../../contract/routes-officer.ts";
import type { ReadBoard } from "./list-board.ts";

export const bindBoard = (listBoard: ReadBoard): BoundRoute[] =>
  bindRoutes(boardRoutes, {
    readBoard: ({ db, actor, query, facts }) =>
      listBoard(db, {
        viewerId: actor.personId,
        locale: facts.locale,
        query,
        within: withinOf(actor, "attendance.read"),
      }),
  });
