export const administrationAuditEn = {
  names: {
    audit: {
      exported: "Audit exported",
      read: "Audit read",
      verificationStarted: "Audit verification started",
    },
    job: {
      givenUp: "Failed job discarded",
      retried: "Failed job retried",
    },
    settings: {
      changed: "Settings changed",
    },
  },
  sentences: {
    audit: {
      exported: "{who} exported the audit log",
      read: "{who} read the audit log",
      verificationStarted: "{who} started verifying the audit log",
    },
    job: {
      givenUp: "{who} discarded {what}",
      retried: "{who} retried {what}",
    },
    settings: {
      changed: "{who} changed {what}",
    },
  },
  kinds: {
    job: "a failed job ({name})",
    settings: "the organisation’s settings",
  },
  fields: {
    accentDark: "colour on dark screens",
    accentLight: "colour on light screens",
    allowedDomains: "allowed email domains",
    anyAssignedLocation: "check-in at any assigned location",
    attendancePositionKeptDays: "time that positions are kept",
    attendanceRemindBeforeMinutes: "time of the check-in reminder",
    attendanceRemindCheckOutMinutes: "time of the check-out reminder",
    defaultCalendar: "calendar of new people",
    filters: "filters",
    firstDayOfWeek: "first day of the week",
    firstLanguage: "first language",
    leaveShownToManagers: "what managers see of leave",
    notificationMailDelayMinutes: "delay of notification emails",
    organisationNameAr: "organisation’s Arabic name",
    organisationNameEn: "organisation’s English name",
    provisioningInvites: "invitation of people added by the directory",
    reportCaseKeptDays: "time that closed reports are kept",
    reportsHideFromPeople: "number of reporters that hides content",
    reportsHideFromScore: "report score that hides content",
    sessionIdleDays: "time without use before sign-out",
    sessionMaximumDays: "longest session",
    task: "task",
    timeZone: "time zone",
    tokenMaximumDays: "maximum lifetime of access tokens",
    uploadQuotaMegabytes: "upload quota in megabytes",
    weekend: "weekend",
  },
  values: {
    defaultCalendar: {
      gregory: "Gregorian",
      "islamic-umalqura": "Hijri (Umm al-Qura)",
    },
    firstLanguage: {
      en: "English",
      ar: "Arabic",
      browser: "the browser’s language",
    },
    provisioningInvites: {
      true: "on",
      false: "off",
    },
    anyAssignedLocation: {
      true: "allowed",
      false: "not allowed",
    },
    leaveShownToManagers: {
      away: "only that a person is away",
      kind: "the kind of leave",
    },
  },
} as const;
