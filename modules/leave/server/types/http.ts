import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { leaveTypeRoutes } from "../../contract/routes-type.ts";
import { authorOf } from "#platform/http/author.ts";
import { updateLeaveType } from "./change-type.ts";
import { listLeaveTypes, readLeaveType } from "./list-types.ts";

export const bindTypes = (): BoundRoute[] =>
  bindRoutes(leaveTypeRoutes, {
    listLeaveTypes: ({ db, query }) => listLeaveTypes(db, query),
    readLeaveType: async ({ db, params }) => ({ data: await readLeaveType(db, params.id) }),
    updateLeaveType: async ({ tx, params, body, ...caller }) => ({
      data: await updateLeaveType(tx, authorOf(caller), params.id, body),
    }),
  });
