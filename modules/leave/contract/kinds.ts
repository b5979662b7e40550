// Without schemas, so that the browser's lists of choices do not bundle them.

/** Spans for which leave is granted. */
export const periods = ["calendarYear", "hijriYear", "serviceYear", "once"] as const;
export const grants = ["start", "monthly"] as const;
export const roundings = ["none", "half", "whole", "wholeUp"] as const;

/** The days of a leave that are taken. */
export const countings = ["workDays", "calendarDays"] as const;
/** Colours of leave types, by their names in the design system. */
export const leaveColors = ["teal", "saffron", "rose", "blue", "violet", "terracotta", "green", "sand", "ink"] as const;

/** Parts of a balance; a change of it is the sum of their changes. */
export const effectReasons = ["granted", "expired", "entered", "used"] as const;
export const effectWarnings = ["leaveLost", "less", "belowZero"] as const;

/** Why leave is refused. */
export const verdictCodes = ["outside_employment", "no_policy", "waiting", "balance_short"] as const;

/** The result of approval when too few people of a unit would stay. */
export const coverageModes = ["warn", "refuse"] as const;
