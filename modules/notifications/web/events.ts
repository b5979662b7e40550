import { staleRule } from "#client/stale-rule.ts";
import { keyOf } from "#client/query.ts";
import type { NotificationEvent } from "#modules/notifications/contract/events.ts";
import { countNotifications, readPreferences } from "./api.ts";

/**
 * Returns the queries that an event makes stale. The list is not among them: it offers new notifications, and the reader
 * decides when to show them.
 */
export const notificationEvents = staleRule<NotificationEvent>(({ action }) => {
  switch (action) {
    case "notifications.changed":
      return [keyOf(countNotifications)];
    case "notificationPreferences.updated":
      return [keyOf(readPreferences)];
    // Changes of other modules pass here too.
    default:
      return [];
  }
});
