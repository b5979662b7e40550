/** The parts of the page, in their order; the ids are its anchors. */
export const sectionIds = [
  "organisation",
  "colours",
  "logos",
  "calendar",
  "accounts",
  "attendance",
  "uploads",
  "reports",
  "mail",
] as const;
export type SectionId = (typeof sectionIds)[number];
