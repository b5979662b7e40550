import { withinOf } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { findingRoutes } from "../../contract/routes-officer.ts";
import { queryOf, type AttendanceContext } from "../context.ts";
import { exportFindings } from "./export-findings.ts";
import { listFindings } from "./list-findings.ts";

export const bindFindings = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(findingRoutes, {
    listFindings: ({ query, ...caller }) => listFindings(queryOf(context, caller), query),
    exportFindings: ({ database, actor, facts, query: filters, raw: { request, reply } }) =>
      exportFindings(
        database,
        context,
        {
          viewerId: actor.personId,
          within: withinOf(actor, "attendance.read"),
          locale: facts.locale,
          requestId: facts.id,
          isHead: request.method === "HEAD",
          filters,
        },
        reply,
      ),
  });
