import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import { forgetNotifications } from "./reading/store.ts";

/** Notifications of an erased person. Notifications of other people reference them by id only. */
export const notificationErasure: PersonalErasure = {
  area: "notifications",
  title: { en: "Notifications", ar: "الإشعارات" },
  parts: [
    {
      fate: "gone",
      title: {
        en: "Notifications, their preferences, and the devices that show them",
        ar: "الإشعارات وتفضيلاتها والأجهزة التي تعرضها",
      },
      why: null,
      covers: [
        "notification.person_id",
        "notification_preference.person_id",
        "notification_counter.person_id",
        "push_subscription.person_id",
      ],
    },
  ],
  erase: (tx, { id }) => forgetNotifications(tx, id),
};
