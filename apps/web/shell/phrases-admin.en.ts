export const shellAdminEn = {
  title: "Admin dashboard",
  intro: "Manage and configure the portal",
  groups: {
    community: "Community",
    attendance: "Attendance",
    leave: "Leave",
    rules: "Schedules and rules",
    people: "People",
    publications: "Publications",
    system: "System",
    services: "E-services",
  },
} as const;
