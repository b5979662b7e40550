/** The sections in order; the ids are anchors of the page. */
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
