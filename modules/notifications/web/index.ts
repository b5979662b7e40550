import { lazy } from "react";

export { BellButton } from "./bell/BellButton.tsx";
export { useUnreadCount } from "./bell/use-unread-count.ts";
export { notificationEvents } from "./events.ts";

/** For the profile, to be suspended for. */
export const NotificationPreferences = lazy(async () => ({
  default: (await import("./preferences/PreferencesPanel.tsx")).PreferencesPanel,
}));
