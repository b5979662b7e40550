import { z } from "zod";
import { civilDate, id, idOut, inAnyDigits, instant, page, pageQuery } from "#shared/wire.ts";
import { dayStates, layers, punchKinds } from "./kinds.ts";
import { attendanceDay, totals } from "./schemas-day.ts";
import {
  attendee,
  month,
  namedException,
  namedReference,
  numberedAttendee,
  ruleDate,
  searchWords,
  whole,
} from "./schemas-parts.ts";
import { checkCoordinates, coordinates, judgedPunch } from "./schemas-punch.ts";
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
  search: searchWords,
});

const counts = z.object({
  in: whole,
  late: whole.meta({ description: "Expected, without a check-in, after the allowance." }),
  notYet: whole.meta({ description: "Is expected later today." }),
  absent: whole.meta({ description: "No attendance that counts, and the slot has ended." }),
  away: whole.meta({ description: "On leave or a mission." }),
  off: whole,
  done: whole.meta({ description: "Has checked out." }),
});

/** Today at each person's place of work. Counts cover all people that match the filters except the state. */
export const board = page(
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
    lateMinutes: whole.meta({ description: "For an absent person, the minutes until now." }),
    dayState: z.enum(dayStates),
  }),
).extend({
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
  search: searchWords,
  state: z.enum(dayStates).optional().meta({ description: "People with at least one such day in the month." }),
});

const cell = z.object({
  date: civilDate,
  state: z.enum(dayStates).meta({ description: "Of several slots the one that needs most attention." }),
  workedMinutes: whole,
  lateMinutes: whole,
  earlyMinutes: whole,
  provisional: z.boolean(),
  slots: whole,
});

/** One row per person, one cell per day; people ordered by name in the reader's language. */
export const sheet = page(z.object({ person: numberedAttendee, cells: z.array(cell), totals })).extend({
  month,
  isLocked: z.boolean(),
  people: whole.meta({ description: "All that match." }),
});
export type Sheet = z.output<typeof sheet>;

// The tester: the schedule that applies, its reasons, and the result of a changed rule for a past month.

const describedPerson = z.strictObject({
  roles: z.array(id).max(50).default([]),
  joinedOn: ruleDate.nullish(),
});

const triedPunch = z
  .strictObject({
    kind: z.enum(punchKinds),
    at: z
      .string()
      .max(19)
      .regex(/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/, "date")
      .meta({ description: "Local time at the place of work, on the date or one beside it." }),
    ...coordinates,
    accuracy: z.number().min(0).nullish(),
  })
  .superRefine(checkCoordinates);

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
        index: whole.meta({ description: "Its place in this list, and in that of the tried ones." }),
        repeatOf: whole.nullable().meta({ description: "The index of the punch that this one repeats." }),
        ...judgedPunch,
      }),
    ),
    candidates: z
      .array(
        z.object({
          assignment: idOut,
          location: namedReference,
          zone: namedReference,
          layer: z.enum(layers),
          subject: z.enum(["user", "role"]),
          role: namedReference.nullable(),
          applies: z.boolean(),
        }),
      )
      .meta({ description: "All candidate assignments, in order of precedence." }),
    exceptions: z
      .array(
        z.object({
          exceptionDay: namedException,
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
      exceptionDays: z.array(namedException),
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
    people: whole.meta({ description: "Compared people with the zone in that month." }),
    days: whole.meta({ description: "Dates of these people, without future ones." }),
    changedDays: whole.meta({ description: "Dates whose times, worked minutes or state differ." }),
    before: totals,
    after: totals,
    examples: z
      .array(z.object({ person: attendee, before: attendanceDay.nullable(), after: attendanceDay.nullable() }))
      .meta({ description: "50 at most." }),
    isSample: z.boolean().meta({ description: "Whether only the first 2,000 people were compared." }),
  })
  .meta({ id: "ZoneComparison" });
export type ZoneComparison = z.output<typeof zoneComparison>;

export const unscheduledQuery = z.strictObject({
  ...pageQuery,
  on: ruleDate.optional().meta({ description: "By default today in the organisation's time zone." }),
  until: ruleDate.optional().meta({ description: "Those without one on any date up to this; by default `on`." }),
  department: id.optional(),
  search: searchWords,
  missing: z
    .enum(["schedule", "hireDate"])
    .default("schedule")
    .meta({ description: "People without an assignment, or without a hire date in their record." }),
});
/** An employee without a schedule on a date, or without a hire date. */
export const unscheduledPerson = z.object({ id: idOut, person: numberedAttendee }).meta({ id: "UnscheduledPerson" });
export type UnscheduledPerson = z.output<typeof unscheduledPerson>;
