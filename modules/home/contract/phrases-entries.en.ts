/** Entries of the administration: in its navigation, on its dashboard and in the palette. */
export const homeEntriesEn = {
  homePage: { label: "Home page", text: "Home page content and order" },
} as const;
