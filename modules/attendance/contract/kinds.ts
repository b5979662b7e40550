// Without schemas, so that the browser's lists of choices do not bundle them.

/** Suspicions about a punch. The first four are found afterwards and never refuse anything. */
export const suspicions = [
  "accuracy",
  "speed",
  "identicalPosition",
  "clockSkew",
  "outside",
  "offline",
  "offlineOften",
] as const;

export const reviewStates = ["open", "accepted", "rejected"] as const;

/** Kinds of rules of working time with a limit in minutes. */
export const limitKinds = [
  "maximumPerDay",
  "maximumPerWeek",
  "maximumPerThreeWeeks",
  "withoutBreak",
  "restBetween",
  "onSite",
] as const;
/** All kinds of rules of working time. */
export const guardKinds = [...limitKinds, "outdoors"] as const;
export const guardModes = ["warn", "refuse"] as const;

export const lookupCategories = [
  "leaveType",
  "permissionType",
  "correctionReason",
  "exceptionReason",
  "contractKind",
  "other",
] as const;
export type LookupCategory = (typeof lookupCategories)[number];
