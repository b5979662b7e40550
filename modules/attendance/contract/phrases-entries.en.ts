/** Entries of the administration: in its navigation, on its dashboard and in the palette. */
export const attendanceEntriesEn = {
  board: { label: "Board", text: "Who is at work now" },
  sheet: { label: "Sheet", text: "Monthly attendance for all staff, with corrections" },
  review: { label: "Review", text: "Check-ins that need review" },
  tester: { label: "Tester", text: "Which schedule applies, and what a change would do" },
  assignments: { label: "Location zone users", text: "Who works where and when" },
  zones: { label: "Zones", text: "Weekly hours between two dates" },
  locations: { label: "Locations", text: "Work locations and their boundaries" },
  exceptionDays: { label: "Exception days", text: "Holidays, and working days that differ" },
  workingTimeRules: { label: "Working time", text: "Limits of working time, and presets to confirm" },
  findings: { label: "Broken working time rules", text: "Who exceeded which limit, and when" },
  overtimePolicies: { label: "Overtime policies", text: "What counts as overtime, and who approves it" },
  overtimeClaims: { label: "Overtime", text: "Claims of overtime and what was decided on them" },
  lookups: { label: "Lookups", text: "Leave types and reasons" },
  months: { label: "Months", text: "What is open in a month, before it is locked" },
} as const;
