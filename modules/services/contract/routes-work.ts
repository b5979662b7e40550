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
    summary: "The requests that wait for somebody, the oldest first.",
    query: waitingApprovalsQuery,
    output: z.object({ data: z.array(waitingApproval) }),
  }),
  handOver: route({
    method: "POST",
    path: "/hand-overs",
    permission: "user.manage",
    summary: "Hands everything that waits for one person over to another, who is told.",
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
    summary: "Everything that waits for me, what is due first before the rest.",
    output: workList,
  }),
  countWork: route({
    method: "GET",
    path: "/work-list/count",
    permission: "signedIn",
    tokens: "services",
    viewing: "shown",
    summary: "How many things wait for me.",
    output: data(workCount),
  }),
  listDeputies: route({
    method: "GET",
    path: "/deputies",
    permission: "signedIn",
    tokens: "services",
    viewing: "shown",
    summary: "Who decides for me while I am away, and for whom I do; those that are over are left out.",
    output: z.object({ data: z.array(deputy) }),
  }),
  createDeputy: route({
    method: "POST",
    path: "/deputies",
    permission: "signedIn",
    tokens: "services",
    summary: "Asks somebody to decide for me on some days; it counts when they have accepted.",
    body: createDeputy,
    output: data(deputy),
    errors: ["fields_conflict", "person_unknown"],
  }),
  acceptDeputy: route({
    method: "PUT",
    path: "/deputies/{id}/acceptance",
    permission: "signedIn",
    tokens: "services",
    summary: "I will decide for them.",
    params: idParams,
    output: data(deputy),
  }),
  deleteDeputy: route({
    method: "DELETE",
    path: "/deputies/{id}",
    permission: "signedIn",
    tokens: "services",
    summary: "Takes it back, or declines.",
    params: idParams,
    output: noContent,
  }),
};
