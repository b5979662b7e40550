import { z } from "zod";
import { optionalText, version } from "#shared/fields.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { activeFilter, namedReference, ruleDate, timeOfDay } from "./schemas-parts.ts";
import { maxUsers } from "./schemas-location-zone-user.ts";

const repetitions = ["none", "gregorian", "hijri"] as const;

const users = z.array(id).max(maxUsers);
const roles = z.array(id).max(200);

const fields = {
  date: ruleDate,
  repeats: z.enum(repetitions).default("none"),
  workDay: z.boolean(),
  nameAr: optionalText(120),
  nameEn: optionalText(120),
  everyone: z.boolean().default(false),
  users: users.default([]),
  roles: roles.default([]),
  start: timeOfDay.nullish().meta({ description: "Hours of its own, of a work day; both or neither." }),
  end: timeOfDay.nullish(),
  reason: id.nullish().meta({ description: "A lookup of the category `exceptionReason`." }),
  isActive: z.boolean().default(true),
};

export const createExceptionDay = z
  .strictObject(fields)
  .refine(({ everyone, users, roles }) => everyone || users.length + roles.length > 0, {
    path: ["users"],
    message: "fieldRequired",
  });
export type ExceptionDayInput = z.input<typeof createExceptionDay>;

export const updateExceptionDay = z.strictObject({
  version,
  date: ruleDate.optional(),
  repeats: z.enum(repetitions).optional(),
  workDay: z.boolean().optional(),
  nameAr: fields.nameAr,
  nameEn: fields.nameEn,
  everyone: z.boolean().optional(),
  users: users.optional(),
  roles: roles.optional(),
  start: fields.start,
  end: fields.end,
  reason: fields.reason,
  isActive: z.boolean().optional(),
});

const inList = {
  id: idOut,
  date: civilDate.meta({ description: "Of a repeated one, the first." }),
  repeats: z.enum(repetitions),
  nextDate: civilDate.nullable().meta({ description: "The next occurrence, today included; null if there is none." }),
  workDay: z.boolean(),
  nameAr: z.string().nullable(),
  nameEn: z.string().nullable(),
  everyone: z.boolean(),
  roles: z.array(namedReference.extend({ people: z.number().int() })),
  userCount: z.number().int(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  reason: namedReference.nullable(),
  isActive: z.boolean(),
  createdAt: instant,
  version: z.number().int(),
};

export const exceptionDayInList = z
  .object({ ...inList, someUsers: z.array(personSummary).meta({ description: "Three at most." }) })
  .meta({ id: "ExceptionDayInList" });
export type ExceptionDayInList = z.output<typeof exceptionDayInList>;

export const exceptionDay = z.object({ ...inList, users: z.array(personSummary) }).meta({ id: "ExceptionDay" });
export type ExceptionDay = z.output<typeof exceptionDay>;

export const listExceptionDaysQuery = z.strictObject({
  ...pageQuery,
  from: ruleDate.optional().meta({ description: "Only those that occur on or after this date." }),
  to: ruleDate.optional(),
  workDay: activeFilter.optional(),
  search: z.string().max(200).optional(),
  isActive: activeFilter.optional(),
});
