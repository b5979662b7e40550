/** Entries of the administration: in its navigation, on its dashboard and in the palette. */
export const servicesEntriesEn = {
  services: { label: "Services", text: "Services, their forms and approvers" },
} as const;
