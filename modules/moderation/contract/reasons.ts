// Separate from the schemas, which the browser does not load.

/** Reasons for a report. Only claims of intellectual property name the reporter. */
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

/** The only reason whose reports contain the reporter's name. */
export const namedReason: Reason = "intellectualProperty";

/** Maximum characters of a report's text and of a decision's reason. */
export const maxTextLength = 1000;

export const decisions = ["keep", "deactivate", "delete"] as const;
export type Decision = (typeof decisions)[number];

export const caseSorts = ["newest", "urgent"] as const;
export type CaseSort = (typeof caseSorts)[number];

export const caseStates = ["open", "decided"] as const;
export type CaseState = (typeof caseStates)[number];
