export const administrationEntriesEn = {
  jobs: { label: "Failed jobs", text: "Retry or discard failed jobs" },
  settings: { label: "Settings", text: "Names, colours, calendar, email and limits" },
  audit: { label: "Audit log", text: "Who did what and when, with integrity checks" },
} as const;
