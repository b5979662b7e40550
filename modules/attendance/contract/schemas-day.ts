import { z } from "zod";
import { optionalText, version } from "#shared/fields.ts";
import { civilDate, id, idOut, instant, pageQuery } from "#shared/wire.ts";
import { dayRow } from "./evaluation.ts";
import { absenceKinds, closingLines, fencePolicies, nextActions } from "./kinds.ts";
import { attendee, month, namedException, namedReference, ruleDate, timeOfDay, whole } from "./schemas-parts.ts";
import { punch } from "./schemas-punch.ts";

/** One slot of one date: required and actual attendance. A date without a slot has one row with `slot` null. */
export const attendanceDay = dayRow
  .extend({
    date: civilDate,
    zone: namedReference.nullable(),
    onTimeUntil: instant.nullable().meta({
      description:
        "The last moment at which a check-in is on time; null without a slot, or if an absence moves the start.",
    }),
    exceptionDay: namedException.nullable().meta({ description: "The exception that decides this date." }),
    reasons: z
      .array(z.looseObject({ code: z.string() }))
      .meta({ description: "In the engine's order; the other keys depend on the code." }),
  })
  .meta({ id: "AttendanceDay" });
export type AttendanceDay = z.output<typeof attendanceDay>;
export type DayState = AttendanceDay["state"];

export const permittedLocation = z.object({
  id: idOut,
  nameAr: z.string(),
  nameEn: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  radius: whole,
  fencePolicy: z.enum(fencePolicies),
  strict: z.boolean(),
  maximumAccuracy: whole,
});
export type PermittedLocation = z.output<typeof permittedLocation>;

/** Data of the check-in card: yesterday's open slot, today's slots and the next action. */
export const today = z
  .object({
    now: instant,
    timeZone: z.string().meta({ description: "Time zone of the location; that of the organisation without one." }),
    days: z
      .array(attendanceDay)
      .meta({ description: "Rows of today, and of an earlier date whose window is still open." }),
    punches: z.array(punch).meta({ description: "Punches of these dates including refused ones, oldest first." }),
    nextAction: z.enum(nextActions),
    permittedLocations: z.array(permittedLocation),
    next: attendanceDay.nullable().meta({ description: "The next slot within two weeks." }),
  })
  .meta({ id: "AttendanceToday" });
export type Today = z.output<typeof today>;

/** At most 62 days; future dates follow the current rules. */
export const listDaysQuery = z.strictObject({
  from: ruleDate,
  to: ruleDate,
  user: id.optional().meta({ description: "Another person; for officers and for the manager of that person." }),
});

export const totals = z
  .object({
    requiredMinutes: whole,
    workedMinutes: whole,
    lateMinutes: whole,
    earlyMinutes: whole,
    lateTimes: whole,
    earlyTimes: whole,
    absentDays: whole,
    incompleteDays: whole,
    leaveDays: whole,
    presentDays: whole.meta({ description: "Dates with any work, half days too." }),
  })
  .meta({ id: "AttendanceTotals", description: "Totals without future dates." });
export type Totals = z.output<typeof totals>;

/** `locked` names the locked months in the span. */
export const dayList = z.object({
  data: z.array(attendanceDay),
  totals,
  leaveDaysToCome: whole.meta({ description: "Dates of leave in `data` that `totals` leaves out." }),
  locked: z.array(month),
});

const absenceSpan = {
  fromDate: ruleDate,
  fromTime: timeOfDay.default("00:00"),
  toDate: ruleDate,
  toTime: timeOfDay.default("23:59"),
};

export const createAbsence = z.strictObject({
  user: id,
  kind: z.enum(absenceKinds),
  ...absenceSpan,
  lookup: id.nullish().meta({ description: "A lookup of the category `leaveType` or `permissionType`." }),
  note: optionalText(500),
});

export const absence = z
  .object({
    id: idOut,
    person: attendee,
    kind: z.enum(absenceKinds),
    fromDate: civilDate,
    fromTime: z.string(),
    toDate: civilDate,
    toTime: z.string(),
    lookup: namedReference.nullable(),
    note: z.string().nullable(),
    by: attendee.nullable(),
    request: idOut.nullable().meta({ description: "The approved request that entered it." }),
    isPart: z.boolean().meta({ description: "Whether its request has other absences, which stay when it is deleted." }),
    createdAt: instant,
    version: whole,
  })
  .meta({ id: "Absence" });
export type Absence = z.output<typeof absence>;

/** Shown to the requester; required if a request entered the absence. */
const changeReason = optionalText(500).meta({
  description: "Required if a request entered it; shown to the person.",
});
export const deleteAbsenceQuery = z.strictObject({ reason: changeReason });
/** The remaining span: within the absence, in whole days or hours as before. */
export const updateAbsence = z.strictObject({ version, ...absenceSpan, reason: changeReason });

/** The dates that are taken out of whole days; the rest stays, in up to two stretches. */
export const cutAbsence = z.strictObject({ version, from: ruleDate, to: ruleDate, reason: changeReason });

/** One date of one person with its punches and absences. */
export const dayDetails = z
  .object({
    person: attendee,
    date: civilDate,
    rows: z.array(attendanceDay),
    punches: z.array(punch),
    absences: z.array(absence),
    isLocked: z.boolean(),
    can: z.object({
      correct: z.boolean().meta({ description: "Whether punches can be entered and voided; false for future dates." }),
      changeAbsences: z.boolean().meta({ description: "Whether absences can be entered, shortened and deleted." }),
    }),
  })
  .meta({ id: "AttendanceDayDetails" });
export type DayDetails = z.output<typeof dayDetails>;

export const listAbsencesQuery = z.strictObject({
  ...pageQuery,
  user: id.optional(),
  kind: z.enum(absenceKinds).optional(),
  from: ruleDate.optional(),
  to: ruleDate.optional(),
});

/** A line of a month's checklist. */
export const countedLine = z.object({ line: z.enum(closingLines), count: whole });
export type CountedLine = z.output<typeof countedLine>;

export const monthLock = z.object({
  month,
  isLocked: z.boolean(),
  lockedAt: instant.nullable(),
  lockedBy: attendee.nullable(),
  note: z.string().nullable().meta({ description: "The reason given on locking it with open lines." }),
  openLines: z.array(countedLine).meta({ description: "What was open when it was locked." }),
  provisionalDays: whole.meta({ description: "Rows that are not final yet; a month with any cannot be locked." }),
});
export const monthParams = z.strictObject({ month });
export const lockMonth = z.strictObject({
  note: optionalText(500).refine((note) => note == null || note.length >= 3, "minLength:3"),
});
export const reopenMonth = z.strictObject({ note: z.string().trim().min(3, "minLength:3").max(500) });

/** A rule of coverage that leave would break: too few people of a unit would be left on these dates. */
export const brokenUnit = z
  .object({
    rule: namedReference,
    mode: z.enum(["warn", "refuse"]).meta({ description: "`refuse`: the leave cannot be entered." }),
    dates: z.array(civilDate),
  })
  .meta({ id: "BrokenUnit" });
export type BrokenUnit = z.output<typeof brokenUnit>;

export const absenceTrial = z
  .object({ coverage: z.array(brokenUnit).meta({ description: "What has passed is not judged." }) })
  .meta({ id: "AbsenceTrial" });
export type AbsenceTrial = z.output<typeof absenceTrial>;

/** Recomputation of days after a change of rules. */
export const recomputation = z
  .object({
    id: idOut,
    cause: z.string(),
    from: civilDate,
    to: civilDate,
    total: whole.meta({ description: "People." }),
    done: whole,
    changed: whole.meta({ description: "Rows that differed." }),
    state: z.enum(["waiting", "running", "done", "failed"]),
    createdAt: instant,
    finishedAt: instant.nullable(),
  })
  .meta({ id: "Recomputation" });
export type Recomputation = z.output<typeof recomputation>;
