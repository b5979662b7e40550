import { noContent, route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import {
  askForOvertime,
  overtimeRequest,
  ownOvertimeRequest,
  ownOvertimeRequests,
  ownOvertimeRequestsQuery,
  waitingOvertimeRequests,
} from "./schemas-overtime-request.ts";
import { decideOvertime } from "./schemas-overtime.ts";

const requests = "/attendance/overtime-requests";

export const overtimeRequestRoutes = {
  listOwnOvertimeRequests: route({
    method: "GET",
    path: requests,
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns the overtime that the caller has asked for, newest date first.",
    query: ownOvertimeRequestsQuery,
    output: ownOvertimeRequests,
  }),
  askForOvertime: route({
    method: "POST",
    path: requests,
    permission: "signedIn",
    tokens: "attendance",
    summary: "Asks for overtime on a later date, where a policy wants it to be asked for.",
    body: askForOvertime,
    output: data(ownOvertimeRequest),
    status: 201,
    errors: ["fields_conflict"],
  }),
  withdrawOvertimeRequest: route({
    method: "DELETE",
    path: `${requests}/{id}`,
    permission: "signedIn",
    tokens: "attendance",
    summary: "Withdraws what the caller has asked for, also when it is approved, while its date is not over.",
    params: idParams,
    output: noContent,
    errors: ["step_decided"],
  }),
  listWaitingOvertimeRequests: route({
    method: "GET",
    path: `${requests}/waiting`,
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns the overtime that is asked for and waits for the caller's decision, the nearest date first.",
    output: waitingOvertimeRequests,
  }),
  decideOvertimeRequest: route({
    method: "POST",
    path: `${requests}/{id}/decision`,
    permission: "signedIn",
    tokens: "attendance",
    summary:
      "Approves overtime before it is worked, all that was asked for or fewer minutes, or rejects it with a reason.",
    params: idParams,
    body: decideOvertime,
    output: data(overtimeRequest),
    status: 200,
    errors: ["stale_version", "step_decided", "fields_conflict", "own_attendance"],
  }),
};
