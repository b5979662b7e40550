export const leaveAuditEn = {
  names: {
    leaveType: { updated: "Leave type changed" },
  },
  sentences: {
    leaveType: { updated: "{who} changed {what}" },
  },
  kinds: {
    leaveType: "the leave type {name}",
  },
  fields: {
    booksDays: "books days",
    color: "colour",
    counts: "days that count",
    halfDays: "half days",
    needsAttachment: "attachment required",
    needsReason: "reason required",
    takesBalance: "taken from a balance",
  },
  values: {
    booksDays: { true: "yes", false: "no" },
    color: {
      teal: "teal",
      saffron: "saffron",
      rose: "rose",
      blue: "blue",
      violet: "violet",
      terracotta: "terracotta",
      green: "green",
      sand: "sand",
      ink: "ink",
    },
    counts: { workDays: "work days", calendarDays: "calendar days" },
    halfDays: { true: "allowed", false: "not allowed" },
    needsAttachment: { true: "yes", false: "no" },
    needsReason: { true: "yes", false: "no" },
    takesBalance: { true: "yes", false: "no" },
  },
} as const;
