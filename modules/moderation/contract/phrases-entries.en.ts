/** Entries of the administration: in its navigation, on its dashboard and in the palette. */
export const moderationEntriesEn = {
  reports: { label: "Reports of abuse", text: "Content reported by colleagues" },
} as const;
