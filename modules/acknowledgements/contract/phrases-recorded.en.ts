export const acknowledgementsAuditEn = {
  names: {
    mustRead: {
      acknowledged: "Reading confirmed",
      asked: "Reading required",
      changed: "Required reading changed",
      exported: "List of readers exported",
      withdrawn: "Required reading withdrawn",
    },
  },
  sentences: {
    mustRead: {
      acknowledged: "{who} confirmed having read {what}",
      asked: "{who} required {what} to be read",
      changed: "{who} changed the required reading of {what}",
      exported: "{who} exported the readers of {what}",
      withdrawn: "{who} withdrew the required reading of {what}",
    },
  },
} as const;
