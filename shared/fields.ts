import { z } from "zod";
import { characterCount, isVisible, toLatinDigits } from "./validators.ts";

// What people type into forms, on its way in.

/**
 * Text without what turns the direction of all that follows it (overrides, embeddings, isolates): whoever quotes it isolates
 * it, and it must not get out. Marks that are one strong character each, and joiners, are left.
 */
const withoutTurns = (value: string): string => value.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** The same in one line, as names and titles of people are: they stand in sentences, subjects and signatures. */
export const oneLine = (value: string): string =>
  withoutTurns(value)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();

const optional = (text: z.ZodString, max: number) =>
  text
    .refine((value) => characterCount(value) <= max, `maxLength:${max}`)
    .transform((value) => (value === "" ? null : value))
    .nullish();

/** Words that may be missing; empty is missing. Counted as people count. */
export const optionalText = (max: number) => optional(z.string().overwrite(withoutTurns).trim(), max);

/** The same, in one line. */
export const optionalLine = (max: number) => optional(z.string().overwrite(oneLine), max);

export const requiredText = (min: number, max: number) =>
  z
    .string()
    .overwrite(withoutTurns)
    .trim()
    .min(1, "required")
    .refine((value) => value === "" || characterCount(value) >= min, `minLength:${min}`)
    .refine((value) => characterCount(value) <= max, `maxLength:${max}`)
    .refine((value) => value === "" || isVisible(value), "required");

/** The version of an entity that a change was made from; as large as the database counts. */
export const version = z.number().int().min(1).max(2_147_483_647);

/** In UTC, since PostgreSQL knows fewer offsets than ISO 8601; nothing here lasts beyond the year 2999. */
export const moment = z.iso
  .datetime({ offset: true, abort: true })
  .refine((value) => new Date(value).getTime() < Date.UTC(3000, 0), "invalid")
  .transform((value) => new Date(value).toISOString());

const asNumber = (value: unknown): unknown =>
  typeof value === "string" && /^[+-]?\d+(\.\d+)?$/.test(toLatinDigits(value.trim()))
    ? Number(toLatinDigits(value.trim()))
    : value;

/** A whole number within bounds; a text of digits of any family is one too. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(asNumber, z.number().int().min(min).max(max)).meta({ type: "integer" });

/** A number within bounds; a text of digits of any family is one too. */
export const decimalNumber = (min: number, max: number) =>
  z.preprocess(asNumber, z.number().min(min).max(max)).meta({ type: "number" });
