type Nothing = Record<string, never>;

/** Events for open screens; the data itself is read over HTTP. */
export type NotificationEvent =
  /** Sent to one person, or to all users after a broadcast; `takenBackId` is the `readAt` of an undone reading. */
  | { action: "notifications.changed"; details: { takenBackId?: string } }
  /** Sent to the person's own screens only. */
  | { action: "notificationPreferences.updated"; details: Nothing };
