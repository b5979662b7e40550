/** Entries of the administration: in its navigation, on its dashboard and in the palette. */
export const payrollEntriesEn = {
  payroll: { label: "Payroll files", text: "Hand locked months over to payroll" },
} as const;
