/** Entries of the administration: in its navigation, on its dashboard and in the palette. */
export const leaveEntriesEn = {
  balances: { label: "Leave balances", text: "What everyone has left, and why; opening balances and adjustments" },
  types: { label: "Leave types", text: "What each kind of leave takes and needs" },
  coverage: { label: "Coverage", text: "How many people of a unit must stay when leave is approved" },
  recounts: { label: "Leave counted again", text: "Approved leave whose days changed with schedules and holidays" },
  policies: { label: "Leave policies", text: "Who has how many days, and what stays at the end of a year" },
} as const;
