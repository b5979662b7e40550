import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { overtimeRequestRoutes } from "../../contract/routes-overtime-request.ts";
import { changeOf, queryOf, type AttendanceContext } from "../context.ts";
import { createOvertimeRequest, withdrawOvertimeRequest } from "./create-request.ts";
import { decideOvertimeRequest } from "./decide-request.ts";
import { listOwnRequests, listWaitingRequests } from "./list-requests.ts";

export const bindOvertimeRequests = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(overtimeRequestRoutes, {
    listOwnOvertimeRequests: ({ query, ...caller }) => listOwnRequests(queryOf(context, caller), query),
    askForOvertime: async ({ body, ...caller }) => ({
      data: await createOvertimeRequest(changeOf(context, caller), body),
    }),
    withdrawOvertimeRequest: ({ params, ...caller }) => withdrawOvertimeRequest(changeOf(context, caller), params.id),
    listWaitingOvertimeRequests: ({ db, actor }) => listWaitingRequests(db, context, actor),
    decideOvertimeRequest: async ({ tx, actor, params, body, facts }) => ({
      data: await decideOvertimeRequest({ tx, context, actor, requestId: facts.id }, params.id, body),
    }),
  });
