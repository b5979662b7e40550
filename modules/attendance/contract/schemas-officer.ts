import { z } from "zod";
import { civilDate, id, idOut, inAnyDigits, instant, pageQuery } from "#shared/wire.ts";
import { attendanceDay, dayStates, totals } from "./schemas-day.ts";
import { attendee, month, namedReference, numberedAttendee, ruleDate } from "./schemas-parts.ts";
import { createZone } from "./schemas-zone.ts";
import { dayOf, parseDate } from "./written-time.ts";

// The board: the current state of all people.

export const boardStates = ["in", "late", "notYet", "absent", "away", "off", "done"] as const;
export type BoardState = (typeof boardStates)[number];

export const boardQuery = z.strictObject({
  ...pageQuery,
  limit: inAnyDigits(z.coerce.number().int().min(1).max(100).default(50)),
  location: id.optional(),
  department: id.optional(),
  state: z.enum(boardStates).optional(),
  search: z.string().max(200).optional(),
});

const counts = z.object({
  in: z.number().int(),
  late: z.number().int().meta({ description: "Expected, without a check-in, after the allowance." }),
  notYet: z.number().int().meta({ description: "Is expected later today." }),
  absent: z.number().int().meta({ description: "No attendance that counts, and the slot has ended." }),
  away: z.number().int().meta({ description: "On leave or a mission." }),
  off: z.number().int(),
  done: z.number().int().meta({ description: "Has checked out." }),
});

/** Today at each person's place of work. Counts cover all people that match the filters except the state. */
export const board = z.object({
  data: z.array(
    z.object({
      person: numberedAttendee,
      state: z.enum(boardStates),
      location: namedReference.nullable(),
      slotStart: instant.nullable(),
      slotEnd: instant.nullable(),
      timeZone: z.string(),
      firstIn: instant.nullable(),
      lastOut: instant.nullable(),
      inSince: instant.nullable().meta({ description: "The check-in of the open session." }),
      lateMinutes: z.number().int().meta({ description: "For an absent person, the minutes until now." }),
      dayState: z.enum(dayStates),
    }),
  ),
  page: z.object({ next: z.string().nullable(), previous: z.string().nullable(), limit: z.number().int() }),
  at: instant,
  counts,
  byLocation: z.array(z.object({ location: namedReference.nullable(), counts })),
  byDepartment: z.array(z.object({ department: namedReference.nullable(), counts })),
});
export type Board = z.output<typeof board>;

export const sheetQuery = z.strictObject({
  ...pageQuery,
  limit: inAnyDigits(z.coerce.number().int().min(1).max(500).default(50)),
  month: month.refine((given) => given >= "1900-01" && given <= "2999-12", "date"),
  department: id.optional(),
  location: id.optional(),
  search: z.string().max(200).optional(),
  state: z.enum(dayStates).optional().meta({ description: "People with at least one such day in the month." }),
});

const cell = z.object({
  date: civilDate,
  state: z.enum(dayStates).meta({ description: "Of several slots the one that needs most attention." }),
  workedMinutes: z.number().int(),
  lateMinutes: z.number().int(),
  earlyMinutes: z.number().int(),
  provisional: z.boolean(),
  slots: z.number().int(),
});

/** One row per person, one cell per day; people ordered by name in the reader's language. */
export const sheet = z.object({
  data: z.array(z.object({ person: numberedAttendee, cells: z.array(cell), totals })),
  page: z.object({ next: z.string().nullable(), previous: z.string().nullable(), limit: z.number().int() }),
  month,
  isLocked: z.boolean(),
  people: z.number().int().meta({ description: "All that match." }),
});
export type Sheet = z.output<typeof sheet>;

// The tester: the schedule that applies, its reasons, and the result of a changed rule for a past month.

const describedPerson = z.strictObject({
  roles: z.array(id).max(50).default([]),
  joinedOn: ruleDate.nullish(),
});

const triedPunch = z
  .strictObject({
    kind: z.enum(["in", "out"]),
    at: z
      .string()
      .max(19)
      .regex(/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/, "date")
      .meta({ description: "Local time at the place of work, on the date or one beside it." }),
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
    accuracy: z.number().min(0).nullish(),
  })
  .superRefine(({ latitude, longitude }, context) => {
    const lacksOne = (latitude ?? null) === null ? "latitude" : "longitude";
    if (((latitude ?? null) === null) !== ((longitude ?? null) === null)) {
      context.addIssue({ code: "custom", path: [lacksOne], message: "fieldRequired" });
    }
  });

/** Returns whether a local time is on a date or an adjacent one: punches further away cannot belong to the date. */
function liesBeside(at: string, date: string): boolean {
  const day = parseDate(at.slice(0, 10));
  return day !== null && Math.abs(day - dayOf(date)) <= 1;
}

/** A real or described person, a date, and punches to try. */
export const trySchedule = z
  .strictObject({
    user: id.optional(),
    person: describedPerson.optional(),
    date: ruleDate,
    punches: z.array(triedPunch).max(50).optional().meta({
      description:
        "Instead of the real ones; the date is then judged as if it were over. Without them it is judged now.",
    }),
  })
  .superRefine(({ user, person, date, punches = [] }, context) => {
    if (user === undefined && person === undefined) {
      context.addIssue({ code: "custom", path: ["user"], message: "fieldRequired" });
    }
    if (user !== undefined && person !== undefined) {
      context.addIssue({ code: "custom", path: ["person"], message: "notTogether" });
    }
    for (const [place, { at }] of punches.entries()) {
      if (!liesBeside(at, date)) context.addIssue({ code: "custom", path: ["punches", place, "at"], message: "date" });
    }
  });
export type ScheduleTrial = z.input<typeof trySchedule>;

export const scheduleTrial = z
  .object({
    days: z.array(attendanceDay),
    punches: z.array(
      z.object({
        index: z.number().int().meta({ description: "Its place in this list, and in that of the tried ones." }),
        kind: z.enum(["in", "out"]),
        at: instant,
        accepted: z.boolean(),
        repeatOf: z.number().int().nullable().meta({ description: "The index of the punch that this one repeats." }),
        refusal: z.string().nullable(),
        verdict: z.string(),
        location: namedReference.nullable(),
        distance: z.number().nullable(),
        nearest: z.object({ location: namedReference, distance: z.number() }).nullable(),
        date: civilDate,
        slot: z.number().int().nullable(),
        flags: z.array(z.string()),
      }),
    ),
    candidates: z
      .array(
        z.object({
          assignment: idOut,
          location: namedReference,
          zone: namedReference,
          layer: z.enum(["base", "seasonal", "special"]),
          subject: z.enum(["user", "role"]),
          role: namedReference.nullable(),
          applies: z.boolean(),
        }),
      )
      .meta({ description: "All candidate assignments, in order of precedence." }),
    exceptions: z
      .array(
        z.object({
          exceptionDay: z.object({ id: idOut, nameAr: z.string().nullable(), nameEn: z.string().nullable() }),
          level: z.enum(["user", "role", "everyone"]),
          role: namedReference.nullable().meta({ description: "The role by which the assignment reaches the person." }),
          workDay: z.boolean(),
          because: z.enum(["applies", "level", "workWins", "hoursWin", "lowestId"]).meta({
            description:
              "It applies; or lost to one of a narrower level, to a working day, to one with own hours, to an older one.",
          }),
        }),
      )
      .meta({ description: "Every exception day that reaches the person on the date, the one that applies first." }),
    references: z.object({
      exceptionDays: z.array(z.object({ id: idOut, nameAr: z.string().nullable(), nameEn: z.string().nullable() })),
      roles: z.array(namedReference),
      locations: z.array(namedReference),
      zones: z.array(namedReference),
    }),
    warnings: z.array(z.looseObject({ code: z.string() })),
    conflicts: z.array(z.object({ code: z.literal("overlap"), assignments: z.array(idOut) })),
  })
  .meta({ id: "ScheduleTrial" });
export type ScheduleTrialResult = z.output<typeof scheduleTrial>;

/** Compares a changed zone for a month's real punches; nothing is saved. */
export const compareZone = z.strictObject({ zone: id, changed: createZone, month });

export const zoneComparison = z
  .object({
    people: z.number().int().meta({ description: "Compared people with the zone in that month." }),
    days: z.number().int().meta({ description: "Dates of these people, without future ones." }),
    changedDays: z.number().int().meta({ description: "Dates whose times, worked minutes or state differ." }),
    before: totals,
    after: totals,
    examples: z
      .array(z.object({ person: attendee, before: attendanceDay.nullable(), after: attendanceDay.nullable() }))
      .meta({ description: "50 at most." }),
    isSample: z.boolean().meta({ description: "Whether only the first 2,000 people were compared." }),
  })
  .meta({ id: "ZoneComparison" });
export type ZoneComparison = z.output<typeof zoneComparison>;

// Subjects to choose from.

export const subjectsQuery = z.strictObject({ search: z.string().max(200).default("") });
export const subjects = z.object({
  users: z.array(numberedAttendee).meta({ description: "20 at most, active people." }),
  roles: z.array(namedReference.extend({ people: z.number().int() })),
});
export type Subjects = z.output<typeof subjects>;

export const unscheduledQuery = z.strictObject({
  ...pageQuery,
  on: ruleDate.optional().meta({ description: "By default today in the organisation's time zone." }),
  department: id.optional(),
  search: z.string().max(200).optional(),
  missing: z
    .enum(["schedule", "hireDate"])
    .default("schedule")
    .meta({ description: "People without an assignment, or without a hire date in their record." }),
});
/** An employee without a schedule on a date, or without a hire date. */
export const unscheduledPerson = z.object({ id: idOut, person: numberedAttendee }).meta({ id: "UnscheduledPerson" });
export type UnscheduledPerson = z.output<typeof unscheduledPerson>;

export const countSubjects = z.strictObject({
  users: z.array(id).max(10_000).default([]),
  roles: z.array(id).max(200).default([]),
  everyone: z.boolean().default(false),
});
