export const webhooksAuditEn = {
  names: {
    webhook: {
      created: "Webhook added",
      deleted: "Webhook deleted",
      replayed: "Webhook messages resent",
      revealed: "Webhook secret viewed",
      rotated: "Webhook secret replaced",
      stopped: "Webhook switched off after failing for days",
      tested: "Webhook tested",
      updated: "Webhook changed",
    },
  },
  sentences: {
    webhook: {
      created: "{who} added {what}",
      deleted: "{who} deleted {what}",
      replayed: "{who} resent messages of {what}",
      revealed: "{who} viewed the secret of {what}",
      rotated: "{who} replaced the secret of {what}",
      stopped: "Diwan switched off {what} after it failed for days",
      tested: "{who} tested {what}",
      updated: "{who} changed {what}",
    },
  },
  kinds: {
    webhook: "the webhook {name}",
  },
  fields: {
    events: "events",
  },
} as const;
