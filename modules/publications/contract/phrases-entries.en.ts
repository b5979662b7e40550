/** Entries of the administration: in its navigation, on its dashboard and in the palette. */
export const publicationsEntriesEn = {
  promotions: { label: "Promotions", text: "Partner promotions and their codes" },
  links: { label: "Links", text: "Links, their addresses and their status" },
  documents: { label: "Reports", text: "Financial, social and growth reports" },
} as const;
