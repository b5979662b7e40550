export const moderationEntriesEn = {
  reports: { label: "Reports of abuse", text: "Content reported by colleagues" },
} as const;
