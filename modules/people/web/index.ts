import { lazyRouteComponent } from "@tanstack/react-router";

export { meQuery } from "./api.ts";
export { readChartSearch } from "./chart/search.ts";
export { PersonLink } from "./directory/PersonLink.tsx";
export { readDirectorySearch } from "./directory/search.ts";
export { useKeptPreferences } from "./use-kept-preferences.ts";

/** Its words are the part "chart" of the catalogue. */
export const ChartPage = lazyRouteComponent(() => import("./chart/ChartPage.tsx"), "ChartPage");

/** Its words, and those of a person's page, are the part "directory" of the catalogue. */
export const DirectoryPage = lazyRouteComponent(() => import("./directory/DirectoryPage.tsx"), "DirectoryPage");
export const PersonPage = lazyRouteComponent(() => import("./directory/PersonPage.tsx"), "PersonPage");

/** Takes the security panel as a slot. */
export const ProfilePage = lazyRouteComponent(() => import("./ProfilePage.tsx"), "ProfilePage");
