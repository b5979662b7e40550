import { route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import { leaveType, listLeaveTypesQuery, updateLeaveType } from "./schemas-type.ts";

const permission = "leave.manage";

export const leaveTypeRoutes = {
  listLeaveTypes: route({
    method: "GET",
    path: "/leave/types",
    permission,
    keepsBounds: true,
    viewing: "shown",
    summary: "Returns the types of leave, in the order of their lookups.",
    query: listLeaveTypesQuery,
    output: page(leaveType),
  }),
  readLeaveType: route({
    method: "GET",
    path: "/leave/types/{id}",
    permission,
    keepsBounds: true,
    viewing: "shown",
    summary: "Returns a type of leave.",
    params: idParams,
    output: data(leaveType),
  }),
  updateLeaveType: route({
    method: "PATCH",
    path: "/leave/types/{id}",
    permission,
    summary: "Changes what a type of leave means; its names and whether it is active are those of its lookup.",
    params: idParams,
    body: updateLeaveType,
    output: data(leaveType),
    errors: ["stale_version", "still_used"],
  }),
};
