/** Entries of the administration: in its navigation, on its dashboard and in the palette. */
export const communityEntriesEn = {
  categories: { label: "Categories", text: "Names, appearance and who may post" },
  topics: { label: "Topics", text: "Find, activate, move and delete topics" },
} as const;
