/** Entries of the administration: in its navigation, on its dashboard and in the palette. */
export const peopleEntriesEn = {
  departments: { label: "Departments", text: "Departments and their hierarchy" },
} as const;
