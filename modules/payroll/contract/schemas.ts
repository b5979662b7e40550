import { z } from "zod";
import { boundedText, oneLine, requiredText, updateBody } from "#shared/fields.ts";
import { id, idOut, instant } from "#shared/wire.ts";
import {
  balanceOf,
  dayKeys,
  leaveOf,
  maxHeadingLength,
  payrollFormats,
  payrollLanguages,
  payrollSections,
  payrollStates,
  personKeys,
  recognisingKeys,
} from "./kinds.ts";

const whole = z.number().int();
const maxNameLength = 80;
const maxColumns = 100;

const month = z
  .string()
  .max(7)
  .regex(/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/, "date");

const isPersonKey = (key: string): boolean =>
  (personKeys as readonly string[]).includes(key) || balanceOf(key) !== null;
const isDayKey = (key: string): boolean => (dayKeys as readonly string[]).includes(key);

/** Distinct columns with distinct headings; `required` names keys of which at least one is needed. */
const columnList = (isKnown: (key: string) => boolean, required: readonly (readonly string[])[]) =>
  z
    .array(
      z.strictObject({
        key: z
          .string()
          .max(30)
          .refine((key) => isKnown(key) || leaveOf(key) !== null, "optionGone"),
        heading: boundedText(maxHeadingLength, oneLine)
          .transform((heading) => (heading === "" ? null : heading))
          .nullish()
          .transform((heading) => heading ?? null)
          .meta({ description: "Without one, the standard heading in the language of the mapping." }),
      }),
    )
    .min(1, "fieldRequired")
    .max(maxColumns)
    .superRefine((columns, context) => {
      const found = new Set<string>();
      for (const [place, { key, heading }] of columns.entries()) {
        if (found.has(`key ${key}`)) context.addIssue({ code: "custom", message: "repeated", path: [place, "key"] });
        if (heading !== null && found.has(`heading ${heading}`))
          context.addIssue({ code: "custom", message: "repeated", path: [place, "heading"] });
        found.add(`key ${key}`).add(`heading ${heading ?? ""}`);
      }
      if (required.some((keys) => !keys.some((key) => found.has(`key ${key}`))))
        context.addIssue({ code: "custom", message: "recognisable" });
    });

const fields = {
  nameAr: requiredText(1, maxNameLength),
  nameEn: requiredText(1, maxNameLength),
  language: z.enum(payrollLanguages),
  personColumns: columnList(isPersonKey, [recognisingKeys]),
  dayColumns: columnList(isDayKey, [recognisingKeys, ["date"]])
    .nullable()
    .meta({ description: "Columns of a row a day; null if such rows are not wanted." }),
};
export const createPayrollMapping = z.strictObject(fields);
export const updatePayrollMapping = updateBody(fields);

const mappedColumn = z.object({ key: z.string(), heading: z.string().nullable() });
export type MappedColumn = z.output<typeof mappedColumn>;

export const payrollMapping = z
  .object({
    id: idOut,
    nameAr: z.string(),
    nameEn: z.string(),
    language: z.enum(payrollLanguages),
    personColumns: z.array(mappedColumn),
    dayColumns: z.array(mappedColumn).nullable(),
    isUsed: z.boolean().meta({ description: "Whether it has versions; then it is not deleted." }),
    createdAt: instant,
    version: whole,
  })
  .meta({ id: "PayrollMapping" });
export type PayrollMapping = z.output<typeof payrollMapping>;

/** A column that mappings may have. */
export const payrollColumn = z
  .object({
    key: z.string(),
    nameAr: z.string(),
    nameEn: z.string(),
    ofPeople: z.boolean().meta({ description: "Whether rows of people may have it." }),
    ofDays: z.boolean().meta({ description: "Whether rows of days may have it." }),
  })
  .meta({ id: "PayrollColumn" });
export type PayrollColumn = z.output<typeof payrollColumn>;

const payrollCounts = z.object({ added: whole, changed: whole, removed: whole });
export type PayrollCounts = z.output<typeof payrollCounts>;

const payrollFile = z.object({
  section: z.enum(payrollSections),
  format: z.enum(payrollFormats),
  byteSize: whole,
  sha256: z.string(),
  rows: whole,
  counts: payrollCounts.nullable().meta({ description: "Of differences; null for whole tables." }),
});
export type PayrollFile = z.output<typeof payrollFile>;

export const payrollVersion = z
  .object({
    id: idOut,
    month: z.string(),
    number: whole.meta({ description: "Counted from 1 for each month and mapping." }),
    mapping: z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() }),
    state: z.enum(payrollStates),
    isCurrent: z
      .boolean()
      .meta({ description: "Whether the month is still locked as it was, and the mapping has not changed." }),
    previous: whole.nullable().meta({ description: "The number of the version that its differences are from." }),
    total: whole.meta({ description: "People, as counted at the beginning." }),
    done: whole.meta({ description: "People read so far." }),
    createdAt: instant,
    finishedAt: instant.nullable(),
    files: z.array(payrollFile),
  })
  .meta({ id: "PayrollVersion" });
export type PayrollVersion = z.output<typeof payrollVersion>;

export const payrollMonth = z
  .object({
    month: z.string(),
    lockedAt: instant.nullable(),
    versions: z.array(payrollVersion).meta({ description: "Newest first." }),
  })
  .meta({ id: "PayrollMonth" });
export type PayrollMonth = z.output<typeof payrollMonth>;

export const monthParams = z.strictObject({ month });
export const createPayrollVersion = z.strictObject({ mapping: id });
export const payrollFileParams = z.strictObject({
  id,
  section: z.enum(payrollSections),
  format: z.enum(payrollFormats),
});
