/** What the dashboard of the administration says of its areas. */
export const shellAdminEn = {
  title: "Admin dashboard",
  intro: "Manage and configure the portal",
} as const;
