const mappingSentences = {
  created: "{who} added {what}",
  deleted: "{who} deleted {what}",
  updated: "{who} changed {what}",
} as const;

export const payrollAuditEn = {
  names: {
    payroll: {
      asked: "Payroll files requested",
      downloaded: "Payroll file downloaded",
      failed: "Payroll files not made",
      made: "Payroll files made",
      stopped: "Payroll files stopped, as the month was reopened",
    },
    payrollMapping: {
      created: "Payroll mapping added",
      deleted: "Payroll mapping deleted",
      updated: "Payroll mapping changed",
    },
  },
  sentences: {
    payroll: {
      asked: "{who} requested payroll files of {what}",
      downloaded: "{who} downloaded a payroll file of {what}",
      failed: "The payroll files of {what} could not be made",
      made: "The payroll files of {what} were made",
      stopped: "The payroll files of {what} were stopped, as the month was reopened",
    },
    payrollMapping: mappingSentences,
  },
  kinds: {
    payrollMapping: "the payroll mapping {name}",
  },
  fields: {
    dayColumns: "columns of days",
    format: "format",
    language: "language",
    mapping: "mapping",
    personColumns: "columns of people",
    section: "table",
    sha256: "SHA-256",
    sums: "SHA-256 of each file",
  },
} as const;
