import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import { forgetNotifications } from "./store-erasure.ts";

/** Notifications of somebody who is erased. Those of others name them by id alone. */
export const notificationErasure: PersonalErasure = {
  area: "notifications",
  title: { en: "Notifications", ar: "الإشعارات" },
  parts: [
    {
      fate: "gone",
      title: { en: "Notifications and preferences", ar: "الإشعارات وتفضيلاتها" },
      why: null,
      covers: ["notification.person_id", "notification_preference.person_id", "notification_counter.person_id"],
    },
  ],
  erase: (tx, { id }) => forgetNotifications(tx, id),
};
