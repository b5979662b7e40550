import { z } from "zod";
import { fold } from "#shared/fold.ts";
import { oneLine, wholeNumber } from "#shared/fields.ts";
import { civilDate, id, idOut } from "#shared/wire.ts";
import { employeeNumberLength, mostWeeklyMinutes } from "./limits.ts";

/** One form of an employee number for all spellings, exactly like the database's function `employee_number_key`. */
export const employeeNumberKey = (number: string): string => fold(number).replaceAll(" ", "");

/** An employee number as printed elsewhere, in one line with single spaces; null or empty for none. */
export const employeeNumber = z
  .string()
  .max(employeeNumberLength, { error: `maxLength:${employeeNumberLength}`, abort: true })
  .overwrite((value) => oneLine(value).replace(/\s+/gu, " "))
  .refine((value) => value === "" || employeeNumberKey(value) !== "", "invalid")
  .transform((value) => (value === "" ? null : value))
  .nullable();

/** Earlier and later dates are typing errors. */
export const employmentDate = civilDate.refine((date) => date >= "1900-01-01" && date <= "2999-12-31", "date");

export const weeklyMinutes = wholeNumber(0, mostWeeklyMinutes);

/** An entry of the lookup `contractKind`. */
export const contractKind = z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() });
export type ContractKind = z.output<typeof contractKind>;

export const employmentFields = {
  employeeNumber: z.string().nullable().meta({ description: "As other systems print it; unique." }),
  hireDate: civilDate.nullable().meta({ description: "The first day of employment; null if unknown." }),
  endDate: civilDate.nullable().meta({ description: "The last day of employment; null while it lasts." }),
  contractKind: contractKind.nullable(),
  weeklyMinutes: z.number().int().nullable().meta({ description: "The minutes a week of the contract." }),
};

export const employment = z.object(employmentFields);
export type Employment = z.output<typeof employment>;

/** All optional: absent fields stay as they are. */
export const employmentChange = {
  employeeNumber: employeeNumber.optional(),
  hireDate: employmentDate.nullish(),
  endDate: employmentDate.nullish(),
  contractKind: id.nullish(),
  weeklyMinutes: weeklyMinutes.nullish(),
};
