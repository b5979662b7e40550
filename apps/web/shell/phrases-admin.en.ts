/** What the dashboard of the administration says of its areas. */
export const shellAdminEn = {
  title: "Administration",
  intro: "What keeps the portal in order",
  community: "Community",
  attendance: "Attendance",
  sections: {
    categories: "Names, looks and who may post",
    topics: "Find, activate, move and delete topics",
    reports: "What colleagues have reported",
    months: "Lock what is final, follow what is computed again",
  },
} as const;
