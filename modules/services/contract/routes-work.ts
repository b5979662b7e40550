import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import {
  createDeputy,
  deputy,
  handOver,
  waitingApproval,
  waitingApprovalsQuery,
  workCount,
  workList,
} from "./schemas-work.ts";

/** Requests that wait for an employee who leaves, for user managers. */
export const handOverRoutes = {
  listWaitingApprovals: route({
    method: "GET",
    path: "/waiting-approvals",
    permission: "user.manage",
    viewing: "shown",
    summary: "Returns the requests that wait for a person, oldest first.",
    query: waitingApprovalsQuery,
    output: z.object({ data: z.array(waitingApproval) }),
  }),
  handOver: route({
    method: "POST",
    path: "/hand-overs",
    permission: "user.manage",
    summary: "Reassigns all requests that wait for a person to another, who is notified.",
    body: handOver,
    output: data(z.object({ handedOver: z.number().int().meta({ description: "Requests." }) })),
    status: 200,
    errors: ["fields_conflict", "person_unknown", "permission_not_held", "own_authority", "not_found"],
  }),
};

export const workRoutes = {
  readWorkList: route({
    method: "GET",
    path: "/work-list",
    permission: "signedIn",
    tokens: "services",
    viewing: "shown",
    summary: "Returns all items that wait for the caller, by due date.",
    output: workList,
  }),
  countWork: route({
    method: "GET",
    path: "/work-list/count",
    permission: "signedIn",
    tokens: "services",
    viewing: "shown",
    summary: "Counts the items that wait for the caller.",
    output: data(workCount),
  }),
};

export const deputyRoutes = {
  listDeputies: route({
    method: "GET",
    path: "/deputies",
    permission: "signedIn",
    tokens: "services",
    viewing: "shown",
    summary: "Returns current and future deputies of the caller, and those for whom the caller is a deputy.",
    output: z.object({ data: z.array(deputy) }),
  }),
  createDeputy: route({
    method: "POST",
    path: "/deputies",
    permission: "signedIn",
    tokens: "services",
    summary: "Requests a deputy for some days; it takes effect once accepted.",
    body: createDeputy,
    output: data(deputy),
    errors: ["fields_conflict", "person_unknown"],
  }),
  acceptDeputy: route({
    method: "PUT",
    path: "/deputies/{id}/acceptance",
    permission: "signedIn",
    tokens: "services",
    summary: "Accepts to be a deputy.",
    params: idParams,
    output: data(deputy),
  }),
  deleteDeputy: route({
    method: "DELETE",
    path: "/deputies/{id}",
    permission: "signedIn",
    tokens: "services",
    summary: "Deletes or declines a deputy.",
    params: idParams,
    output: noContent,
  }),
};
