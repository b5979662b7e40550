import { staleRule } from "#client/stale-rule.ts";
import { keyOf } from "#client/query.ts";
import type { ModerationEvent } from "#modules/moderation/contract/events.ts";
import { readReportCase } from "./api.ts";

/** An open case is read again after its changes; the list only says that there is something new. */
export const moderationEvents = staleRule<ModerationEvent>(({ action, details }) => {
  switch (action) {
    case "report.received":
    case "reportCase.decided":
      return [keyOf(readReportCase, { params: { id: details.caseId } })];
    // To authors, whose topics are told of by the community; and changes of other modules.
    default:
      return [];
  }
});
