import { lazyRouteComponent } from "@tanstack/react-router";

export { meQuery } from "./api.ts";
export { readChartSearch } from "./chart/search.ts";
export { useKeptPreferences } from "./use-kept-preferences.ts";

/** Its words are the part "chart" of the catalogue. */
export const ChartPage = lazyRouteComponent(() => import("./chart/ChartPage.tsx"), "ChartPage");

/** Takes the security panel as a slot. */
export const ProfilePage = lazyRouteComponent(() => import("./ProfilePage.tsx"), "ProfilePage");
