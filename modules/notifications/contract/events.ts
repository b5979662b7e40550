/** What open screens hear of notifications. A screen that hears it asks for the count and the list anew. */
export type NotificationEvent =
  /** To one person's screens, or to everybody's after many were told at once. */
  { action: "notifications.changed"; details: Record<string, never> };
