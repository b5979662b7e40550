// Apart from the schemas, for the browser, which loads none of those.

/** Why something is reported. Only claims of intellectual property name their author. */
export const reasons = [
  "harassment",
  "hate",
  "violence",
  "falseInformation",
  "privateData",
  "spam",
  "intellectualProperty",
  "other",
] as const;
export type Reason = (typeof reasons)[number];

/** The one reason whose reports bear the reporter's name. */
export const namedReason: Reason = "intellectualProperty";

/** Characters of a report's text, and of the reason for a decision. */
export const longestText = 1000;

export const decisions = ["keep", "deactivate", "delete"] as const;
export type Decision = (typeof decisions)[number];

export const caseSorts = ["newest", "urgent"] as const;
export type CaseSort = (typeof caseSorts)[number];

export const caseStates = ["open", "decided"] as const;
export type CaseState = (typeof caseStates)[number];
