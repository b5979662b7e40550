import { z } from "zod";
import { decimalNumber, optionalText, tableText } from "#shared/fields.ts";
import { id } from "#shared/wire.ts";
import { leaveDate } from "./schemas-balances.ts";

// Entries and suspensions by officers.

/** More is a typing error. */
export const mostDays = 1000;
const isHundredths = (days: number): boolean => Math.round(days * 100) / 100 === days;

/** Days of an entry, which are not 0, with at most two decimals. */
export const entryDays = decimalNumber(-mostDays, mostDays)
  .refine((days) => days !== 0, "notZero")
  .refine(isHundredths, "twoDecimals");

export const noteLength = 1000;
const note = optionalText(noteLength).default(null);

export const createEntry = z.strictObject({
  person: id,
  type: id,
  kind: z.enum(["opening", "adjustment"]),
  date: leaveDate,
  days: entryDays.meta({ description: "Negative days are taken away." }),
  expires: leaveDate.nullish().default(null).meta({ description: "The last usable day." }),
  note,
});

export const reverseEntry = z.strictObject({ note });

export const createSuspension = z.strictObject({ person: id, from: leaveDate, to: leaveDate, note });

/** Table of opening balances. Columns: employeeNumber or email, type (name in either language or id), date, days, expires, note. */
export const importEntries = z.strictObject({
  csv: tableText(3_000_000),
  dryRun: z.boolean().default(true),
});

const whole = z.number().int();
export const entryImport = z
  .object({
    rows: whole,
    valid: whole,
    people: whole,
    days: z.number().meta({ description: "Of all valid rows." }),
    entries: z
      .array(
        z.object({
          row: whole,
          nameAr: z.string().nullable(),
          nameEn: z.string().nullable(),
          typeAr: z.string(),
          typeEn: z.string(),
          date: z.string(),
          days: z.number(),
          expires: z.string().nullable(),
          before: z.number().nullable().meta({ description: "The balance at the end of the date, without the table." }),
          after: z.number().nullable().meta({ description: "With it. Null where no policy concerns the person." }),
        }),
      )
      .meta({ description: "The first 100 valid rows." }),
    errors: z
      .array(z.object({ row: whole, column: z.string().nullable(), message: z.string() }))
      .meta({ description: "100 at most; `row` counts from 2, as a spreadsheet shows it." }),
    errorCount: whole,
    applied: z.boolean().meta({ description: "False in a dry run, and when a row is wrong: all or nothing." }),
  })
  .meta({ id: "LeaveEntryImport" });
export type EntryImport = z.output<typeof entryImport>;
