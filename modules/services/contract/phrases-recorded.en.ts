export const servicesAuditEn = {
  names: {
    deputy: {
      accepted: "Deputy accepted",
      created: "Deputy chosen",
      deleted: "Deputy removed",
      updated: "Deputy’s period shortened",
    },
    letter: {
      issued: "Letter issued",
      revoked: "Letter revoked",
    },
    request: {
      commented: "Request commented on",
      decided: "Request decided",
      handedOver: "Decision reassigned",
      revoked: "Approved request cancelled",
      shortened: "Approved request shortened",
      submitted: "Request sent",
      withdrawn: "Request withdrawn",
    },
    service: {
      created: "Service added",
      published: "Service published",
      updated: "Service changed",
    },
    workList: {
      changed: "Work list changed",
    },
  },
  sentences: {
    deputy: {
      accepted: "{who} agreed to be the deputy of {whom}",
      created: "{who} chose a deputy for {whom}",
      deleted: "{who} removed the deputy of {whom}",
      updated: "{who} shortened the period of the deputy of {whom}",
    },
    letter: {
      issued: "A letter was issued for {what}",
      revoked: "{who} revoked the letter of {what}",
    },
    request: {
      commented: "{who} commented on {what}",
      decided: "{who} decided {what}",
      handedOver: "{who} reassigned the decision on {what}",
      revoked: "{who} cancelled the approved {what}",
      shortened: "{who} shortened the approved {what}",
      submitted: "{who} sent {what}",
      withdrawn: "{who} withdrew {what}",
    },
    service: {
      created: "{who} added {what}",
      published: "{who} published {what}",
      updated: "{who} changed {what}",
    },
    workList: {
      changed: "The work list of {whom} changed",
    },
  },
  kinds: {
    request: "request {name}",
    service: "the service {name}",
  },
  fields: {
    category: "category",
    decision: "decision",
    effect: "effect of approval",
    grants: "allowance",
    insteadOf: "instead of",
    isDraftChanged: "draft changed",
    outcome: "outcome",
    service: "service",
    step: "step",
  },
} as const;
