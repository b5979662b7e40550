/** Entries of the administration: in its navigation, on its dashboard and in the palette. */
export const webhooksEntriesEn = {
  webhooks: { label: "Webhooks", text: "Send events to other systems" },
} as const;
