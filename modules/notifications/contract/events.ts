type Nothing = Record<string, never>;

/** What open screens hear of notifications; HTTP says what is. */
export type NotificationEvent =
  /** To one person's screens, or to everybody's after many were told at once. */
  | { action: "notifications.changed"; details: Nothing }
  /** Only to the person's own screens. */
  | { action: "notificationPreferences.updated"; details: Nothing };
