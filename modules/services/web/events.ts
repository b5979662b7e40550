import { keyOf } from "#client/query.ts";
import { staleRule } from "#client/stale-rule.ts";
import type { ServiceEvent } from "#modules/services/contract/events.ts";
import {
  countWork,
  listDeputies,
  listRequests,
  listServices,
  readAttendanceServices,
  readRequest,
  readService,
  readWorkList,
} from "./api.ts";

/** Maps events to the queries they make stale. */
export const serviceEvents = staleRule<ServiceEvent>(({ action }) => {
  switch (action) {
    case "workList.changed":
      return [keyOf(readWorkList), keyOf(countWork), keyOf(listDeputies), keyOf(readRequest)];
    case "request.submitted":
    case "request.decided":
    case "request.withdrawn":
    case "request.commented":
    case "request.handedOver":
    case "request.revoked":
    case "request.shortened":
    case "letter.issued":
    case "letter.revoked":
      return [keyOf(readRequest), keyOf(listRequests), keyOf(readService), keyOf(readAttendanceServices)];
    case "service.created":
    case "service.updated":
    case "service.published":
      return [keyOf(listServices), keyOf(readService), keyOf(readAttendanceServices)];
    // Events of other modules pass here too.
    default:
      return [];
  }
});
