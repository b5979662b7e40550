/** Entries of the administration: in its navigation, on its dashboard and in the palette. */
export const identityEntriesEn = {
  users: { label: "Employees", text: "Invite people, manage accounts and roles" },
  roles: { label: "Roles", text: "What each role allows, and who has it" },
} as const;
