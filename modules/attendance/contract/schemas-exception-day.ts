import { z } from "zod";
import { optionalText, tableText, updateBody } from "#shared/fields.ts";
import { civilDate, id, pageQuery } from "#shared/wire.ts";
import {
  activeFilter,
  allUsers,
  importedTable,
  namedReference,
  namingRule,
  ruleDate,
  searchWords,
  someUsers,
  subjectFields,
  timeOfDay,
  whole,
} from "./schemas-parts.ts";

const repetitions = ["none", "gregorian", "hijri"] as const;

const fields = {
  date: ruleDate,
  lastDate: ruleDate.nullish().default(null).meta({ description: "The last of at most 31 dates; null for one date." }),
  repeats: z.enum(repetitions).default("none"),
  workDay: z.boolean(),
  nameAr: optionalText(120).default(null),
  nameEn: optionalText(120).default(null),
  everyone: z.boolean().default(false),
  ...subjectFields,
  start: timeOfDay.nullish().meta({ description: "Hours of its own, of a work day; both or neither." }).default(null),
  end: timeOfDay.nullish().default(null),
  reason: id.nullish().meta({ description: "A lookup of the category `exceptionReason`." }).default(null),
  isActive: z.boolean().default(true),
};

export const createExceptionDay = z
  .strictObject(fields)
  .refine(({ everyone, users, roles }) => everyone || users.length + roles.length > 0, {
    path: ["users"],
    message: "fieldRequired",
  });
export type ExceptionDayInput = z.input<typeof createExceptionDay>;

export const updateExceptionDay = updateBody(fields);

const inList = {
  ...namingRule,
  date: civilDate.meta({ description: "Of a repeated one, the first." }),
  lastDate: civilDate.nullable(),
  repeats: z.enum(repetitions),
  nextDate: civilDate.nullable().meta({
    description: "The first date of the next occurrence, or of the one in progress; null if there is none.",
  }),
  nextLastDate: civilDate.nullable().meta({ description: "Its last date; null if it is one date." }),
  workDay: z.boolean(),
  nameAr: z.string().nullable(),
  nameEn: z.string().nullable(),
  everyone: z.boolean(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  reason: namedReference.nullable(),
};

export const exceptionDayInList = z.object({ ...inList, someUsers }).meta({ id: "ExceptionDayInList" });
export type ExceptionDayInList = z.output<typeof exceptionDayInList>;

export const exceptionDay = z.object({ ...inList, users: allUsers }).meta({ id: "ExceptionDay" });
export type ExceptionDay = z.output<typeof exceptionDay>;

export const importHolidays = z.strictObject({ csv: tableText(200_000), dryRun: z.boolean().default(true) });

export const holidayImport = z
  .object({
    rows: whole,
    valid: whole,
    days: z.array(
      z.object({
        row: whole,
        date: civilDate,
        lastDate: civilDate.nullable(),
        repeats: z.enum(repetitions),
        nameAr: z.string().nullable(),
        nameEn: z.string().nullable(),
        everyone: z.boolean(),
        roles: z.array(namedReference),
      }),
    ),
    ...importedTable,
  })
  .meta({ id: "HolidayImport" });
export type HolidayImport = z.output<typeof holidayImport>;

export const listExceptionDaysQuery = z.strictObject({
  ...pageQuery,
  from: ruleDate.optional().meta({ description: "Only those that occur on or after this date." }),
  to: ruleDate.optional(),
  workDay: activeFilter.optional(),
  search: searchWords,
  isActive: activeFilter.optional(),
});
