import type { Translation } from "#shared/translation.ts";
import type { notificationsAuditEn } from "./phrases-recorded.en.ts";

export const notificationsAuditAr: Translation<typeof notificationsAuditEn> = {
  names: {
    notificationPreferences: {
      updated: "تعديل تفضيلات الإشعارات",
    },
    pushSubscription: {
      created: "تشغيل الإشعارات على جهاز",
      renewed: "تجديد الإشعارات على جهاز",
      deleted: "إيقاف الإشعارات على جهاز",
    },
    notifications: {
      changed: "تحديد إشعارات كمقروءة",
    },
  },
  sentences: {
    notificationPreferences: {
      updated: "تم تعديل تفضيلات الإشعارات من قِبل {who}",
    },
    pushSubscription: {
      created: "تم تشغيل الإشعارات على جهاز من قِبل {who}",
      renewed: "تم تجديد الإشعارات على جهاز من قِبل {who}",
      deleted: "تم إيقاف الإشعارات على جهاز من قِبل {who}",
    },
    notifications: {
      changed: "تم تحديد إشعارات كمقروءة من قِبل {who}",
    },
  },
};
