export const shellAdminEn = {
  title: "Admin dashboard",
  intro: "Manage and configure the portal",
  groups: {
    community: "Community",
    attendance: "Attendance",
    people: "People",
    publications: "Publications",
    system: "System",
    services: "E-services",
  },
} as const;
