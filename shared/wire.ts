import { z } from "zod";
import { toLatinDigits } from "./validators.ts";

// Schemas of the wire format: ids, instants, pages, envelopes (section 8 of the product's description).

const digits = /^[1-9][0-9]{0,17}$/;

/** An id: a string of digits in JSON; a number is accepted on input. */
export const id = z
  .union([z.string().regex(digits), z.number().int().positive().max(Number.MAX_SAFE_INTEGER)])
  .transform(String)
  .meta({ description: "An id. Strings in answers; numbers are accepted on input.", "x-max-bytes": 20 });

export const idOut = z.string();

/** An instant in an answer: ISO 8601, UTC. */
export const instant = z.string().meta({ format: "date-time" });

/** A civil date, Gregorian, `YYYY-MM-DD`. */
export const civilDate = z.iso.date();

/** A number in a query string or a path; Arabic and Persian digits are accepted too. */
export const inAnyDigits = <S extends z.ZodType>(number: S) =>
  z.preprocess((sent) => (typeof sent === "string" ? toLatinDigits(sent) : sent), number);

const limit = inAnyDigits(z.coerce.number().int().min(1).max(100).default(20));

export const queryBoolean = z.enum(["true", "false"]).transform((value) => value === "true");

/** The two fields of every list: an opaque position to continue from, and the maximum number of rows. */
export const pageQuery = { cursor: z.string().max(400).optional(), limit };
/** The query of a list without other fields. */
export const pageOnly = z.strictObject(pageQuery);

export const data = <S extends z.ZodType>(schema: S) => z.object({ data: schema });

/** `{data: […], page}`: a list with the cursors of its neighbours. */
export const page = <S extends z.ZodType>(item: S) =>
  z.object({
    data: z.array(item),
    page: z.object({ next: z.string().nullable(), previous: z.string().nullable(), limit: z.number().int() }),
  });

/** `{id}` in a path. */
export const idParams = z.strictObject({ id });

/** An author as shown beside their content. */
export const personSummary = z
  .object({
    id: idOut,
    nameAr: z.string().nullable(),
    nameEn: z.string().nullable(),
    titleAr: z.string().nullable(),
    titleEn: z.string().nullable(),
    photoUrl: z.string().nullable(),
  })
  .meta({ id: "PersonSummary" });
export type PersonSummary = z.output<typeof personSummary>;
