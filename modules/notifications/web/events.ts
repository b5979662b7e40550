import { staleRule, type Change } from "#client/stale-rule.ts";
import { keyOf } from "#client/query.ts";
import type { NotificationEvent } from "#modules/notifications/contract/events.ts";
import { countNotifications, readPreferences } from "./api.ts";

/** Whether all people have been notified: every screen hears of it at the same moment. */
export const isBroadcast = ({ action, subject }: Pick<Change, "action" | "subject">): boolean =>
  action === "notifications.changed" && subject.kind === "notificationBroadcast";

/** Without the list, which offers new notifications: the reader decides when to show them. */
export const notificationEvents = staleRule<NotificationEvent>((event) => {
  switch (event.action) {
    case "notifications.changed":
      return isBroadcast(event) ? [] : [keyOf(countNotifications)];
    case "notificationPreferences.updated":
      return [keyOf(readPreferences)];
    // Events of other modules pass here too.
    default:
      return [];
  }
});
