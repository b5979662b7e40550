import { lazyRouteComponent } from "@tanstack/react-router";
import { lazy } from "react";

export { meQuery } from "./api.ts";
export { PersonLink } from "./directory/PersonLink.tsx";
export { peopleEvents } from "./events.ts";
export { useKeptPreferences } from "./use-kept-preferences.ts";

/** Somebody's record, a widget `{id}`. */
export const PersonRecordForm = lazy(async () => ({
  default: (await import("./records/PersonRecordForm.tsx")).PersonRecordForm,
}));

/** Takes the security panel as a slot. */
export const ProfilePage = lazyRouteComponent(() => import("./ProfilePage.tsx"), "ProfilePage");
