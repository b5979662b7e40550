import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { boardRoutes } from "../../contract/routes-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { createBoard } from "./list-board.ts";

export function bindBoard(context: AttendanceContext): BoundRoute[] {
  const listBoard = createBoard(context);
  return bindRoutes(boardRoutes, {
    readBoard: ({ db, actor, query, facts }) =>
      listBoard(db, { viewerId: actor.personId, locale: facts.locale, query }),
  });
}
