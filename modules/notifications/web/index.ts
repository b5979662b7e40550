import { lazyRouteComponent } from "@tanstack/react-router";
import { widget } from "#kit/module.ts";
import { pushPhrases } from "./manifest.ts";

export { BellButton } from "./bell/BellButton.tsx";
export { useUnreadCount } from "./bell/use-unread-count.ts";
export { notificationEvents } from "./events.ts";
export { followPush } from "./push/push-page.ts";
export { readNotificationsSearch } from "./search.ts";

export const NotificationsPage = lazyRouteComponent(() => import("./NotificationsPage.tsx"), "NotificationsPage");

export const PushOffer = widget(() => import("./push/PushOffer.tsx"), "PushOffer", [pushPhrases]);
export const PushDevices = lazyRouteComponent(() => import("./push/PushDevices.tsx"), "PushDevices");
export const NotificationPreferences = widget(() => import("./preferences/PreferencesPanel.tsx"), "PreferencesPanel");
