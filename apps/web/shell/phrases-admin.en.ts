export const shellAdminEn = {
  title: "Admin dashboard",
  intro: "Manage and configure the portal",
} as const;
