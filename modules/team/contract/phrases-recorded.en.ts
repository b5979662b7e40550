export const teamAuditEn = {
  names: {
    calendarFeed: {
      created: "Calendar feed created",
      revoked: "Calendar feed revoked",
    },
  },
  sentences: {
    calendarFeed: {
      created: "{who} created {what}",
      revoked: "{who} revoked {what}",
    },
  },
  kinds: {
    calendarFeed: "a calendar feed",
  },
} as const;
