import { lazyRouteComponent } from "@tanstack/react-router";

export { meQuery } from "./api.ts";
export { useKeptPreferences } from "./use-kept-preferences.ts";

/** Takes the security panel as a slot. */
export const ProfilePage = lazyRouteComponent(() => import("./ProfilePage.tsx"), "ProfilePage");
