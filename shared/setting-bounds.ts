/** Minimum and maximum of numeric settings; their units are in settings.ts. */
export const settingBounds = {
  sessionIdleDays: [1, 365],
  sessionMaximumDays: [1, 3650],
  tokenMaximumDays: [0, 365],
  uploadQuotaMegabytes: [0, 10_000_000],
  reportsHideFromPeople: [2, 1000],
  reportsHideFromScore: [1, 100_000],
  reportCaseKeptDays: [30, 3650],
  notificationMailDelayMinutes: [0, 1440],
  attendancePositionKeptDays: [1, 3650],
  attendanceRemindBeforeMinutes: [0, 240],
  attendanceRemindCheckOutMinutes: [0, 720],
} as const satisfies Record<string, readonly [min: number, max: number]>;
export type NumberSetting = keyof typeof settingBounds;

/** Detail of absences that managers see: only that a person is away, or the kind as well. */
export const leaveDetails = ["away", "kind"] as const;
