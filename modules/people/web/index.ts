import { lazyRouteComponent } from "@tanstack/react-router";
import { lazy } from "react";

export { meQuery } from "./api.ts";
export { readChartSearch } from "./chart/search.ts";
export { peopleEvents } from "./events.ts";
export { PersonLink } from "./directory/PersonLink.tsx";
export { readDirectorySearch } from "./directory/search.ts";
export { useKeptPreferences } from "./use-kept-preferences.ts";

/** For the home page, each to be suspended for. */
const loadCelebrations = () => import("./celebrations/Celebrations.tsx");
export const Birthdays = lazy(async () => ({ default: (await loadCelebrations()).Birthdays }));
export const Joiners = lazy(async () => ({ default: (await loadCelebrations()).Joiners }));

/** Departments, and somebody's record as a widget `{id}`. Their words are the part "records" of the catalogue. */
export const DepartmentsPage = lazyRouteComponent(() => import("./departments/DepartmentsPage.tsx"), "DepartmentsPage");
export const PersonRecordForm = lazy(async () => ({
  default: (await import("./records/PersonRecordForm.tsx")).PersonRecordForm,
}));

/** Its words are the part "chart" of the catalogue. */
export const ChartPage = lazyRouteComponent(() => import("./chart/ChartPage.tsx"), "ChartPage");

/** Its words, and those of a person's page, are the part "directory" of the catalogue. */
export const DirectoryPage = lazyRouteComponent(() => import("./directory/DirectoryPage.tsx"), "DirectoryPage");
export const PersonPage = lazyRouteComponent(() => import("./directory/PersonPage.tsx"), "PersonPage");

/** Takes the security panel as a slot. */
export const ProfilePage = lazyRouteComponent(() => import("./ProfilePage.tsx"), "ProfilePage");
