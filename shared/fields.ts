import { z } from "zod";
import { characterCount, isVisible, isWithin, toLatinDigits, unitsOf } from "./validators.ts";

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

const trimmed = (value: string): string => value.trim();

/**
 * Text of at most `max` characters as people count them, after `tidy`. What has too many code units is refused before
 * anything looks at it, and no check that follows sees a text that is too long.
 */
export const boundedText = (max: number, tidy: (value: string) => string = trimmed) =>
  z
    .string()
    .max(unitsOf(max), { error: `maxLength:${max}`, abort: true })
    .overwrite(tidy)
    .refine((value) => isWithin(value, max), { error: `maxLength:${max}`, abort: true });

const optional = (text: z.ZodString) => text.transform((value) => (value === "" ? null : value)).nullish();

/** Words that may be missing; empty is missing. Counted as people count. */
export const optionalText = (max: number) => optional(boundedText(max, (value) => withoutTurns(value).trim()));

/** The same, in one line. */
export const optionalLine = (max: number) => optional(boundedText(max, oneLine));

/** Words that must be there, of at least `min` characters. */
export const requiredText = (min: number, max: number) =>
  boundedText(max, (value) => withoutTurns(value).trim())
    .min(1, "fieldRequired")
    .refine((value) => value === "" || characterCount(value, min) >= min, `minLength:${min}`)
    .refine((value) => value === "" || isVisible(value), "fieldRequired");

/** The version of an entity that a change was made from; as large as the database counts. */
export const version = z.number().int().min(1).max(2_147_483_647);

/** In UTC, since PostgreSQL knows fewer offsets than ISO 8601; nothing here lasts beyond the year 2999. */
export const moment = z.iso
  .datetime({ offset: true, abort: true })
  .max(40)
  .refine((value) => new Date(value).getTime() < Date.UTC(3000, 0), "date")
  .transform((value) => new Date(value).toISOString());

/** Code units of a number that is sent as text. */
const longestNumber = 24;

const asNumber = (value: unknown): unknown =>
  typeof value === "string" && value.length <= longestNumber && /^[+-]?\d+(\.\d+)?$/.test(toLatinDigits(value.trim()))
    ? Number(toLatinDigits(value.trim()))
    : value;

/** A whole number within bounds; a text of digits of any family is one too. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(asNumber, z.number().int().min(min).max(max)).meta({ type: "integer" });

/** A number within bounds; a text of digits of any family is one too. */
export const decimalNumber = (min: number, max: number) =>
  z.preprocess(asNumber, z.number().min(min).max(max)).meta({ type: "number" });

/** A table as comma-separated values, of at most `max` code units; by how many rows and columns is for its reader. */
export const givenTable = (max: number) =>
  z
    .string()
    .max(max, { abort: true })
    .min(1, "fieldRequired")
    .meta({ "x-max-bytes": 3 * max + 2 });
