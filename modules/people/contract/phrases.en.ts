/** Words about people that every page may show, in English; they are the type that Arabic satisfies. */
export const peopleEn = {
  directory: "Staff directory",
  profile: "Profile",
} as const;
