export const notificationsAuditEn = {
  names: {
    notificationPreferences: {
      updated: "Notification preferences changed",
    },
    pushSubscription: {
      created: "Notifications on a device switched on",
      renewed: "Notifications on a device renewed",
      deleted: "Notifications on a device switched off",
    },
    notifications: {
      changed: "Notifications marked",
    },
  },
  sentences: {
    notificationPreferences: {
      updated: "{who} changed their notification preferences",
    },
    pushSubscription: {
      created: "{who} switched on notifications on a device",
      renewed: "{who} renewed notifications on a device",
      deleted: "{who} switched off notifications on a device",
    },
    notifications: {
      changed: "{who} marked notifications as read",
    },
  },
} as const;
