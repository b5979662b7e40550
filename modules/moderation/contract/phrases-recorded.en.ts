export const moderationAuditEn = {
  names: {
    report: {
      decided: "Report decided",
      received: "Report received",
    },
    reportCase: {
      decided: "Report case decided",
    },
  },
  sentences: {
    report: {
      decided: "{who} decided a report about {what}",
      received: "A report about {what} was received",
    },
    reportCase: {
      decided: "{who} decided the reports about {what}",
    },
  },
} as const;
