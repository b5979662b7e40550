// Without schemas, so that the browser's lists of choices do not bundle them.

/** From the weakest to the strongest. */
export const layers = ["base", "seasonal", "special"] as const;
/** From the most lenient to the strictest. */
export const fencePolicies = ["log", "flag", "block"] as const;
export const autoCheckOuts = ["none", "slotEnd"] as const;
export const absenceKinds = ["leave", "halfLeave", "mission", "remote", "permission"] as const;

export const dayStates = [
  "scheduled",
  "present",
  "halfDay",
  "absent",
  "incomplete",
  "off",
  "holiday",
  "leave",
  "halfLeave",
  "workedOnDayOff",
  "unscheduled",
] as const;

export const punchKinds = ["in", "out"] as const;
export const verdicts = ["inside", "uncertain", "outside", "none"] as const;
export const refusals = [
  "outside_fence",
  "not_assigned_here",
  "accuracy_too_low",
  "position_missing",
  "already_open",
  "too_late",
] as const;
export const nextActions = ["checkIn", "checkOut"] as const;

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

export const decidedStates = ["accepted", "rejected"] as const;
export const reviewStates = ["open", ...decidedStates] as const;

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

/** Whether the manager decides on each claim of overtime, or it is approved at once. */
export const overtimeApprovals = ["afterwards", "none"] as const;
export const overtimeDayKinds = ["workDay", "restDay", "holiday"] as const;
/** Why less is claimed than was attended beyond the required time. */
export const overtimeLimits = ["day", "month", "year", "block"] as const;
export const overtimeStates = ["waiting", "approved", "rejected", "exhausted"] as const;
export const overtimeDecisions = ["approve", "reject"] as const;
/** The lines of a month's checklist, in order. */
export const closingLines = [
  "incomplete",
  "reviews",
  "corrections",
  "requests",
  "overtime",
  "unscheduled",
  "undated",
  "findings",
] as const;
export type ClosingLine = (typeof closingLines)[number];

export const lookupCategories = [
  "leaveType",
  "permissionType",
  "correctionReason",
  "exceptionReason",
  "contractKind",
  "other",
] as const;
export type LookupCategory = (typeof lookupCategories)[number];

/** Causes of bulk corrections. */
export const bulkCauses = ["outage", "checkOut", "absence"] as const;
export type BulkCause = (typeof bulkCauses)[number];
/** Absences of whole days. */
export const bulkAbsences = ["leave", "mission", "remote"] as const;
/** Why a bulk correction leaves a day as it is. */
export const bulkRefusals = [
  "own",
  "locked",
  "notEmployed",
  "noShift",
  "onLeave",
  "notOver",
  "nothingMissing",
  "nothingOpen",
  "inSince",
  "inFollows",
  "outFollows",
  "otherDay",
  "attended",
  "absent",
  "overdrawn",
] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];
/** Days of one bulk correction. */
export const maxBulkDays = 500;
