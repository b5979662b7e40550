import { withinOf } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { closingRoutes } from "../../contract/routes-officer.ts";
import { queryOf, type AttendanceContext } from "../context.ts";
import { readChecklist } from "./list-lines.ts";
import { listOpenRequests } from "./list-requests.ts";

export const bindClosing = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(closingRoutes, {
    readChecklist: async ({ db, actor, query }) => ({
      data: await readChecklist(db, context, query, withinOf(actor, "attendance.read")),
    }),
    listOpenRequests: ({ query, ...caller }) => listOpenRequests(queryOf(context, caller), query),
  });
