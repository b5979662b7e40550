export const homeEntriesEn = {
  homePage: { label: "Home page", text: "Home page content and order" },
} as const;
