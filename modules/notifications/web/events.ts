import { staleRule } from "#client/stale-rule.ts";
import { keyOf } from "#client/query.ts";
import type { NotificationEvent } from "#modules/notifications/contract/events.ts";
import { countNotifications, readPreferences } from "./api.ts";

/** Without the list, which offers new notifications: the reader decides when to show them. */
export const notificationEvents = staleRule<NotificationEvent>(({ action }) => {
  switch (action) {
    case "notifications.changed":
      return [keyOf(countNotifications)];
    case "notificationPreferences.updated":
      return [keyOf(readPreferences)];
    // Events of other modules pass here too.
    default:
      return [];
  }
});
