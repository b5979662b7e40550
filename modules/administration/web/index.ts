import { lazyRouteComponent } from "@tanstack/react-router";

export { administrationEvents } from "./events.ts";

/** What the organisation may set, for administrators. */
export const SettingsPage = lazyRouteComponent(() => import("./settings/SettingsPage.tsx"), "SettingsPage");
