import { z } from "zod";
import { characterCount, isVisible, isWithin, toLatinDigits, unitsOf } from "./validators.ts";

// Validation of texts and numbers from forms.

/**
 * Removes characters that change the direction of all following text (overrides, embeddings, isolates), so that a text
 * cannot escape from the isolate it is quoted in. Single directional marks and joiners are kept.
 */
const withoutTurns = (value: string): string => value.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** The same in one line, for names and titles of people: they occur in sentences, subjects and signatures. */
export const oneLine = (value: string): string =>
  withoutTurns(value)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();

const trimmed = (value: string): string => value.trim();

/**
 * Text of at most `max` user-perceived characters, after `tidy`. A text with too many code units is refused first, so
 * that no later check sees it.
 */
export const boundedText = (max: number, tidy: (value: string) => string = trimmed) =>
  z
    .string()
    .max(unitsOf(max), { error: `maxLength:${max}`, abort: true })
    .overwrite(tidy)
    .refine((value) => isWithin(value, max), { error: `maxLength:${max}`, abort: true });

const optional = (text: z.ZodString) => text.transform((value) => (value === "" ? null : value)).nullish();

/** Optional text; empty counts as missing. Counted in user-perceived characters. */
export const optionalText = (max: number) => optional(boundedText(max, (value) => withoutTurns(value).trim()));

/** The same, in one line. */
export const optionalLine = (max: number) => optional(boundedText(max, oneLine));

/** Required text of at least `min` characters. */
export const requiredText = (min: number, max: number) =>
  boundedText(max, (value) => withoutTurns(value).trim())
    .min(1, "fieldRequired")
    .refine((value) => value === "" || characterCount(value, min) >= min, `minLength:${min}`)
    .refine((value) => value === "" || isVisible(value), "fieldRequired");

/** The version of an entity that a change is based on; within the database's integer. */
export const version = z.number().int().min(1).max(2_147_483_647);

type OptionalFields<Fields> = {
  [Name in keyof Fields]: z.ZodOptional<
    Fields[Name] extends z.ZodDefault<infer Field extends z.ZodType>
      ? Field
      : Fields[Name] extends z.ZodType
        ? Fields[Name]
        : never
  >;
};

/** The body of a change of an entity with these fields: its version, and what changes. Absent fields get no default. */
export const updateBody = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({
    version,
    ...(Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
      ]),
    ) as OptionalFields<Fields>),
  });

/** Converted to UTC, since PostgreSQL supports fewer offsets than ISO 8601; limited to the year 2999. */
export const moment = z.iso
  .datetime({ offset: true, abort: true })
  .max(40)
  .refine((value) => new Date(value).getTime() < Date.UTC(3000, 0), "date")
  .transform((value) => new Date(value).toISOString());

/** Maximum code units of a number sent as text. */
const maxDigits = 24;

const asNumber = (value: unknown): unknown =>
  typeof value === "string" && value.length <= maxDigits && /^[+-]?\d+(\.\d+)?$/.test(toLatinDigits(value.trim()))
    ? Number(toLatinDigits(value.trim()))
    : value;

/** A whole number within bounds; also as text in Latin, Arabic or Persian digits. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(asNumber, z.number().int().min(min).max(max)).meta({ type: "integer" });

/** A number within bounds; also as text in Latin, Arabic or Persian digits. */
export const decimalNumber = (min: number, max: number) =>
  z.preprocess(asNumber, z.number().min(min).max(max)).meta({ type: "number" });

/** A table as comma-separated values, of at most `max` code units; its reader limits rows and columns. */
export const tableText = (max: number) =>
  z
    .string()
    .max(max, { abort: true })
    .min(1, "fieldRequired")
    .meta({ "x-max-bytes": 3 * max + 2 });
