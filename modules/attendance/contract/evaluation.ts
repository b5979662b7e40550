import { z } from "zod";
import { caseId, listOf, orNull } from "#shared/case.ts";
import { weekdays } from "#shared/weekdays.ts";
import {
  absenceKinds,
  autoCheckOuts,
  dayStates,
  fencePolicies,
  layers,
  nextActions,
  punchKinds,
  refusals,
  verdicts,
} from "./kinds.ts";
import { parseDate, parseInstant, parseLocalTime, parseTime } from "./written-time.ts";

// Input and output of the attendance engine. Unknown keys are ignored. An optional field that is absent or null gets
// its default, so that the engine has no undefined values.

export type Layer = (typeof layers)[number];
export type FencePolicy = (typeof fencePolicies)[number];
export type AbsenceKind = (typeof absenceKinds)[number];
export type PunchKind = (typeof punchKinds)[number];
export type Verdict = (typeof verdicts)[number];
export type Refusal = (typeof refusals)[number];
export type DayState = (typeof dayStates)[number];
export type NextAction = (typeof nextActions)[number];

/** The organisation's time zone if a case names none. */
export const defaultTimeZone = "Asia/Riyadh";

/** An optional field with a default for absent and null. */
export const or = <S extends z.ZodType>(schema: S, fallback: NonNullable<z.output<S>>) =>
  schema.nullish().transform((value): NonNullable<z.output<S>> => value ?? fallback);

const written = (reads: (text: string) => unknown, format: string) =>
  z.string().refine((text) => reads(text) !== null, { message: `must be ${format}` });

export const writtenDate = written(parseDate, "a date, YYYY-MM-DD");
export const writtenTime = written(parseTime, "a time of day, HH:MM");
const writtenLocalTime = written(parseLocalTime, "a local time, YYYY-MM-DDTHH:MM");
export const writtenInstant = written(parseInstant, "an instant, ISO 8601 with Z or an offset");
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const timeZoneName = z.string().min(1);
/** Whole minutes, a week at most. */
const minutes = z.number().int().min(0).max(10_080);
const flag = z.boolean();

const membership = z.object({ id: caseId, from: orNull(writtenDate), to: orNull(writtenDate) });

const employee = z.object({
  id: caseId,
  roles: listOf(membership),
  joinedOn: orNull(writtenDate),
  leftOn: orNull(writtenDate),
  active: or(flag, true),
});
export type Employee = z.output<typeof employee>;

const location = z.object({
  id: caseId,
  latitude,
  longitude,
  radius: or(z.number().min(20).max(5000), 150).meta({ description: "Metres." }),
  timeZone: timeZoneName,
  fencePolicy: or(z.enum(fencePolicies), "block"),
  strict: or(flag, false).meta({ description: "Whether an uncertain position counts as outside." }),
  maximumAccuracy: or(z.number().min(0), 100).meta({
    description: "Metres; positions with a worse accuracy are rejected.",
  }),
  active: or(flag, true),
});
export type Location = z.output<typeof location>;

const zoneDay = z.object({
  weekday: z.enum(weekdays),
  start: writtenTime,
  end: writtenTime.meta({ description: "On the next day if not after the start." }),
  breakMinutes: or(minutes, 0),
});

const zone = z.object({
  id: caseId,
  layer: or(z.enum(layers), "base"),
  startDate: writtenDate,
  endDate: orNull(writtenDate),
  checkInAllowance: or(minutes, 0),
  checkOutAllowance: or(minutes, 0),
  opensBefore: or(minutes, 60),
  closesAfter: or(minutes, 180),
  halfDayBelow: or(minutes, 0),
  absentBelow: or(minutes, 0),
  clipEarly: or(flag, true),
  clipLate: or(flag, true),
  autoCheckOut: or(z.enum(autoCheckOuts), "none"),
  days: z.array(zoneDay).min(1),
  active: or(flag, true),
});
export type Zone = z.output<typeof zone>;

const assignment = z.object({
  id: caseId,
  location: caseId,
  zone: caseId,
  users: listOf(caseId),
  roles: listOf(caseId),
  from: orNull(writtenDate),
  to: orNull(writtenDate),
  active: or(flag, true),
});
export type Assignment = z.output<typeof assignment>;

const exceptionDay = z.object({
  id: caseId,
  date: writtenDate,
  workDay: flag,
  everyone: or(flag, false),
  users: listOf(caseId),
  roles: listOf(caseId),
  start: orNull(writtenTime),
  end: orNull(writtenTime),
  active: or(flag, true),
});
export type ExceptionDay = z.output<typeof exceptionDay>;

const absence = z.object({ kind: z.enum(absenceKinds), from: writtenLocalTime, to: writtenLocalTime });
export type Absence = z.output<typeof absence>;

const storedVerdict = z.object({
  accepted: flag,
  refusal: orNull(z.enum(refusals)),
  verdict: z.enum(verdicts),
  location: orNull(caseId),
  distance: orNull(z.number().min(0)),
});

const punch = z.object({
  kind: z.enum(punchKinds),
  at: writtenInstant,
  receivedAt: orNull(writtenInstant).meta({ description: "The server's time, of a punch captured offline." }),
  latitude: orNull(latitude),
  longitude: orNull(longitude),
  accuracy: orNull(z.number().min(0)),
  clientId: orNull(caseId),
  stored: orNull(storedVerdict).meta({
    description: "The verdict that was stored with the punch; it is not judged again.",
  }),
});
export type Punch = z.output<typeof punch>;

export const evaluationInput = z
  .object({
    employee,
    locations: listOf(location),
    zones: listOf(zone),
    assignments: listOf(assignment),
    exceptionDays: listOf(exceptionDay),
    absences: listOf(absence),
    punches: listOf(punch),
    from: writtenDate,
    to: writtenDate,
    now: writtenInstant,
    timeZone: or(timeZoneName, defaultTimeZone),
    firstDayOfWeek: or(z.enum(weekdays), "sunday"),
    anyAssignedLocation: or(flag, false),
  })
  .meta({ "x-max-bytes": 10_000_000 });
export type EvaluationInput = z.output<typeof evaluationInput>;

const idOut = z.string();
const instant = z.string().meta({ format: "date-time" });
const date = z.string().meta({ format: "date" });
const integer = z.number().int();
const away = z.object({ location: idOut, distance: z.number().meta({ description: "Metres, to the decimetre." }) });

const reason = z.object({
  code: z.string(),
  assignment: idOut.optional(),
  layer: z.enum(layers).optional(),
  subject: z.enum(["user", "role"]).optional(),
  role: idOut.optional(),
  exception: idOut.optional(),
  level: z.enum(["user", "role", "everyone"]).optional(),
  workDay: flag.optional(),
  kind: z.enum(absenceKinds).optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  workedMinutes: integer.optional(),
  threshold: integer.optional(),
});
export type Reason = z.output<typeof reason>;

export const dayRow = z.object({
  date,
  slot: integer.nullable(),
  zone: idOut.nullable(),
  timeZone: z.string(),
  slotStart: instant.nullable(),
  slotEnd: instant.nullable(),
  windowOpens: instant.nullable(),
  windowCloses: instant.nullable(),
  requiredMinutes: integer,
  firstIn: instant.nullable(),
  lastOut: instant.nullable(),
  workedMinutes: integer,
  lateMinutes: integer,
  earlyMinutes: integer,
  extraBeforeMinutes: integer,
  extraAfterMinutes: integer,
  state: z.enum(dayStates),
  provisional: flag,
  flags: z.array(z.string()),
  permittedLocations: z.array(idOut),
  reasons: z.array(reason),
});
export type DayRow = z.output<typeof dayRow>;

const punchAnswer = z.object({
  index: integer,
  accepted: flag,
  repeatOf: integer.nullable().meta({ description: "The index of the punch that this one repeats." }),
  refusal: z.enum(refusals).nullable(),
  verdict: z.enum(verdicts),
  location: idOut.nullable().meta({ description: "The permitted location that the punch was judged by." }),
  distance: z.number().nullable(),
  nearest: away.nullable().meta({ description: "The nearest permitted location." }),
  date,
  slot: integer.nullable(),
  flags: z.array(z.string()),
  delaySeconds: integer
    .optional()
    .meta({ description: "Seconds between capture and arrival of a punch captured offline." }),
});
export type PunchAnswer = z.output<typeof punchAnswer>;

const conflict = z.object({ code: z.literal("overlap"), assignments: z.tuple([idOut, idOut]) });
export type Conflict = z.output<typeof conflict>;

const warning = z.object({ code: z.string(), date, exceptionDays: z.array(idOut) });
export type Warning = z.output<typeof warning>;

export const evaluation = z
  .object({
    days: z.array(dayRow),
    punches: z.array(punchAnswer),
    conflicts: z.array(conflict),
    warnings: z.array(warning),
    nextAction: z.enum(nextActions),
  })
  .meta({ id: "Evaluation" });
export type Evaluation = z.output<typeof evaluation>;
