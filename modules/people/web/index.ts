import { widget } from "#kit/module.ts";

export { meQuery } from "./api.ts";
export { PersonLink } from "./directory/PersonLink.tsx";
export { peopleEvents } from "./events.ts";
export { useStoredPreferences } from "./use-kept-preferences.ts";

/** The form of a personnel record, a widget `{id}`. */
export const PersonRecordForm = widget(() => import("./records/PersonRecordForm.tsx"), "PersonRecordForm");

/** The frame of a page of the profile, for pages with another module's part. */
export { ProfileSection } from "./profile/ProfileSection.tsx";
