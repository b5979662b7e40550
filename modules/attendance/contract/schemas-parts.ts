import { z } from "zod";
import { countedRole, isChangeable, namedReference } from "#shared/subjects.ts";
import { civilDate, idOut, instant, personSummary } from "#shared/wire.ts";
import { guardKinds, guardModes, layers } from "./kinds.ts";

export {
  allUsers,
  attendee,
  maxUsers,
  namedReference,
  numberedAttendee,
  someUsers,
  subjectFields,
  type Attendee,
  type NamedReference,
  type NumberedAttendee,
} from "#shared/subjects.ts";

// Shared parts of the schemas of attendance.

/** For lists of the administration: only active or only inactive entries; absent for all. */
export const activeFilter = z.enum(["true", "false"]).transform((value) => value === "true");

/** A civil date of a rule: dates out of this range are typing errors. */
export const ruleDate = civilDate.refine((date) => date >= "1900-01-01" && date <= "2999-12-31", "date");

/** A time of day, `HH:MM`. */
export const timeOfDay = z
  .string()
  .max(5)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "timeOfDay");

/** An IANA time zone; whether this server knows it is checked on saving. */
export const timeZoneName = z
  .string()
  .max(64, { abort: true })
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/, "timeZoneUnknown");

/** `YYYY-MM`, in the same range. */
export const month = z
  .string()
  .max(7)
  .regex(/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/, "date");

export const whole = z.number().int();

/** Words that a list is searched for. */
export const searchWords = z.string().max(200).optional();

/** Parts of all rules that name people and roles. */
export const namingRule = {
  id: idOut,
  roles: z.array(countedRole),
  userCount: whole,
  isChangeable,
  isActive: z.boolean(),
  createdAt: instant,
  version: whole,
};
/** An exception day with its names, which it may lack. */
export const namedException = z.object({ id: idOut, nameAr: z.string().nullable(), nameEn: z.string().nullable() });

/** A broken rule of working time, as the guard measures it. */
export const brokenRule = {
  rule: namedReference,
  kind: z.enum(guardKinds),
  mode: z.enum(guardModes),
  from: instant.meta({ description: "The minutes are measured from this instant to the other." }),
  to: instant,
  minutes: whole,
  limit: whole.meta({ description: "At most; for `restBetween` at least; 0 for `outdoors`." }),
};

/** The people concerned: their number, and some of them. */
const concerned = {
  people: whole,
  examples: z.array(personSummary).meta({ description: "Three of these people at most." }),
};

/** The effect of saving, deactivating or deleting a rule. */
export const effect = z
  .object({
    people: whole.meta({ description: "People whose schedule changes on at least one date." }),
    from: civilDate.nullable().meta({ description: "The first recomputed date; null if there is none." }),
    to: civilDate.nullable(),
    lockedMonths: z.array(month).meta({ description: "Locked months in that span, which stay unchanged." }),
    conflicts: z.array(
      z.object({
        assignments: z.tuple([idOut, idOut]).meta({ description: "A new one has the id `new`." }),
        location: namedReference,
        zone: namedReference,
        otherLocation: namedReference,
        otherZone: namedReference,
        layer: z.enum(layers),
        subject: z.enum(["user", "role"]),
        firstDate: civilDate,
        ...concerned,
      }),
    ),
    warnings: z.array(
      z.object({
        code: z.enum(["worksWins", "ownHoursTie", "noZone"]),
        exceptionDay: idOut.nullable(),
        date: civilDate.nullable(),
      }),
    ),
    brokenRules: z
      .array(
        z.object({
          ...brokenRule,
          ...concerned,
          firstDate: civilDate.meta({ description: "Of the first time, as `from`, `to` and `minutes`." }),
          lastDate: civilDate,
        }),
      )
      .meta({
        description: "Rules of working time that plans would newly break in the next eight weeks; `refuse` forbids it.",
      }),
    uncheckedPeople: whole.meta({ description: "People whose plans are too many to compare with the rules." }),
    ownDays: z.enum(["none", "marked", "refused"]).meta({
      description:
        "Whether it reaches days of the one who asks: `refused` when it would be (`own_days`), `marked` when another officer will see it.",
    }),
    usedBy: z.object({ assignments: whole, exceptionDays: whole, absences: whole }),
  })
  .meta({ id: "AttendanceEffect" });
export type Effect = z.output<typeof effect>;

/** The outcome of the import of a table of rules. */
export const importedTable = {
  errors: z
    .array(z.object({ row: whole, column: z.string().nullable(), message: z.string() }))
    .meta({ description: "100 at most; `row` counts from 2, as a spreadsheet shows it." }),
  errorCount: whole,
  effect: effect.nullable(),
  applied: z.boolean().meta({ description: "False in a dry run, and when a row is wrong: all or nothing." }),
};
