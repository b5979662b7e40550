import { z } from "zod";
import { characterCount, isVisible } from "#shared/validators.ts";

// What people write, on its way in.

/** Words that may be missing; empty is missing. Counted as people count. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => characterCount(value) <= max, `maxLength:${max}`)
    .transform((value) => (value === "" ? null : value))
    .nullish();

export const requiredText = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(1, "required")
    .refine((value) => value === "" || characterCount(value) >= min, `minLength:${min}`)
    .refine((value) => characterCount(value) <= max, `maxLength:${max}`)
    .refine((value) => value === "" || isVisible(value), "required");

/** The version of an entity that a change was made from; as large as the database counts. */
export const version = z.number().int().min(1).max(2_147_483_647);

/** Rich text: a Tiptap document, or plain text whose blank lines separate paragraphs. */
export const givenContent = z
  .union([z.string().max(100_000), z.looseObject({ type: z.literal("doc") })])
  .nullish()
  .meta({ description: "A Tiptap document or plain text." });

/** In UTC, since PostgreSQL knows fewer offsets than ISO 8601; nothing here lasts beyond the year 2999. */
export const moment = z.iso
  .datetime({ offset: true, abort: true })
  .refine((value) => new Date(value).getTime() < Date.UTC(3000, 0), "invalid")
  .transform((value) => new Date(value).toISOString());

/** A Tiptap document on its way out; its nodes were checked on the way in by `#shared/content.ts`. */
export const document = z.unknown().meta({ type: "object", description: "A Tiptap document." });
