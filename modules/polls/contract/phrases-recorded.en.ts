export const pollsAuditEn = {
  names: {
    poll: {
      closed: "Poll closed",
      deleted: "Poll deleted",
      exported: "Poll results exported",
      updated: "Poll changed",
      voted: "Vote cast",
    },
  },
  sentences: {
    poll: {
      closed: "{who} closed {what}",
      deleted: "{who} deleted {what}",
      exported: "{who} exported the results of {what}",
      updated: "{who} changed {what}",
      voted: "A vote was cast in {what}",
    },
  },
  kinds: {
    poll: "the poll {name}",
  },
} as const;
