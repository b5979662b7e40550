type Nothing = Record<string, never>;

/** What open screens hear of notifications; HTTP says what is. */
export type NotificationEvent =
  /** To one person's screens, or to everybody's after many were told at once; `takenBackId` is the `readAt` of a reading. */
  | { action: "notifications.changed"; details: { takenBackId?: string } }
  /** Only to the person's own screens. */
  | { action: "notificationPreferences.updated"; details: Nothing };
