import { lazyRouteComponent } from "@tanstack/react-router";
import { lazy } from "react";

export { BellButton } from "./bell/BellButton.tsx";
export { useUnreadCount } from "./bell/use-unread-count.ts";
export { notificationEvents } from "./events.ts";
export { followPush } from "./push/push-page.ts";
export { readNotificationsSearch } from "./search.ts";

export const NotificationsPage = lazyRouteComponent(() => import("./NotificationsPage.tsx"), "NotificationsPage");

/** For the page above; its words, and those of the next two, are `pushPhrases` of the manifest. */
export const loadPushOffer = () => import("./push/PushOffer.tsx");
/** For what the profile says of security. */
export const PushDevices = lazyRouteComponent(() => import("./push/PushDevices.tsx"), "PushDevices");
/** For the profile, to be suspended for. */
export const NotificationPreferences = lazy(async () => ({
  default: (await import("./preferences/PreferencesPanel.tsx")).PreferencesPanel,
}));
