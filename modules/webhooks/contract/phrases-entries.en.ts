export const webhooksEntriesEn = {
  webhooks: { label: "Webhooks", text: "Send events to other systems" },
} as const;
