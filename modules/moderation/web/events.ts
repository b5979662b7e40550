import { staleRule } from "#client/stale-rule.ts";
import { keyOf } from "#client/query.ts";
import type { ModerationEvent } from "#modules/moderation/contract/events.ts";
import { readReportCase } from "./api.ts";

/** An open case is refetched on changes; the list only announces them. */
export const moderationEvents = staleRule<ModerationEvent>(({ action, details }) => {
  switch (action) {
    case "report.received":
    case "reportCase.decided":
      return [keyOf(readReportCase, { params: { id: details.caseId } })];
    // Events for authors, whose topics have community events, and changes of other modules.
    default:
      return [];
  }
});
