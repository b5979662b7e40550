/** Approved leave that was counted again, for officers. */
export const leaveRecountsEn = {
  title: "Leave counted again",
  intro:
    "Approved leave whose days changed, since a schedule, a holiday, a role or the week changed after the approval. Locked months stay as they are.",
  loading: "Loading the list",
  failed: "The list could not be loaded",
  noneTitle: "No leave was counted again",
  noneText: "When a holiday or a schedule changes the days of approved leave, that leave is listed here.",
  search: "Search people",
  person: "Person",
  leave: "Leave",
  what: "What changed",
  change: "Balance",
  at: "Counted",
  state: "Balance",
  all: "Any balance",
  short: "Not enough balance",
} as const;
