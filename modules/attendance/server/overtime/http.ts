import { withinOf } from "#platform/http/actor.ts";
import { csvType } from "#platform/http/csv.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { negotiateType } from "#platform/http/negotiate-type.ts";
import { xlsxType } from "#platform/http/xlsx.ts";
import { overtimeRoutes } from "../../contract/routes-overtime.ts";
import { queryOf, type AttendanceContext } from "../context.ts";
import { decideOvertimeClaim } from "./decide-claim.ts";
import { exportClaims } from "./export-claims.ts";
import { listClaims, listOwnClaims, listWaiting } from "./list-claims.ts";

export const bindOvertime = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(overtimeRoutes, {
    listOwnOvertime: ({ query, ...caller }) => listOwnClaims(queryOf(context, caller), query),
    listWaitingOvertime: ({ db, actor }) => listWaiting(db, context, actor),
    listOvertime: ({ query, ...caller }) => listClaims(queryOf(context, caller), query),
    async exportOvertime({ database, actor, facts, query: filters, raw: { request, reply } }) {
      const type = negotiateType(request.headers.accept, [csvType, xlsxType]);
      reply.header("vary", "accept, accept-language");
      const isHead = request.method === "HEAD";
      const { locale, id: requestId } = facts;
      const { personId: viewerId } = actor;
      const within = withinOf(actor, "attendance.read");
      await exportClaims(database, context, { viewerId, within, locale, requestId, isHead, filters }, type, reply);
    },
    decideOvertime: async ({ tx, actor, params, body, facts }) => ({
      data: await decideOvertimeClaim({ tx, context, actor, requestId: facts.id }, params.id, body),
    }),
  });
