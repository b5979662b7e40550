import { lazyRouteComponent } from "@tanstack/react-router";
import { defineModule, page } from "#kit/module.ts";
import { BellIcon } from "#ui/icons.ts";
import { readNotificationsSearch } from "./search.ts";

export const notifications = defineModule({
  phrases: {
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
  },
  pages: [
    page("/notifications", {
      page: lazyRouteComponent(() => import("./NotificationsPage.tsx"), "NotificationsPage"),
      search: readNotificationsSearch,
    }),
  ],
  commands: [
    {
      label: "notifications.title",
      icon: BellIcon,
      to: "/notifications",
      words: "notifications bell الإشعارات تنبيهات",
      letter: "N",
    },
  ],
});
