export { meQuery } from "./api.ts";
export { PersonLink } from "./directory/PersonLink.tsx";
export { peopleEvents } from "./events.ts";
export { useStoredPreferences } from "./use-kept-preferences.ts";

/** The frame of a page of the profile, for pages with another module's part. */
export { ProfileSection } from "./profile/ProfileSection.tsx";
