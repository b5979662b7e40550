import { z } from "zod";
import { optionalText, requiredText, updateBody, wholeNumber } from "#shared/fields.ts";
import { id, idOut, instant, pageQuery } from "#shared/wire.ts";
import { lookupCategories } from "./kinds.ts";
import { activeFilter, namedReference, searchWords, whole } from "./schemas-parts.ts";

const lookupFields = {
  category: z.enum(lookupCategories),
  nameAr: requiredText(1, 120),
  nameEn: requiredText(1, 120),
  mainLookup: id.nullish().meta({ description: "The entry above it, of the same category." }).default(null),
  requestType: optionalText(64)
    .meta({
      description: "The code of the e-service in whose form it is offered; one of `GET /attendance/request-types`.",
    })
    .default(null),
  isRequired: z
    .boolean()
    .default(false)
    .meta({ description: "Whether choosing it requires a reason or an attachment." }),
  order: wholeNumber(0, 100_000).default(0),
  isActive: z.boolean().default(true),
};

export const createLookup = z.strictObject(lookupFields);
export type LookupInput = z.input<typeof createLookup>;

export const updateLookup = updateBody(lookupFields);

export const lookup = z
  .object({
    id: idOut,
    category: z.enum(lookupCategories),
    nameAr: z.string(),
    nameEn: z.string(),
    mainLookup: namedReference.nullable(),
    requestType: z.string().nullable(),
    requestTypeName: z
      .object({ nameAr: z.string(), nameEn: z.string() })
      .nullable()
      .meta({ description: "The names of that service; null without one." }),
    isRequired: z.boolean(),
    order: whole,
    isActive: z.boolean(),
    usedBy: whole.optional().meta({
      description:
        "Exception days, absences, corrections, people of this kind of contract, policies, balances and days of this type of leave, overtime that becomes such days, and entries below it.",
    }),
    createdAt: instant,
    version: whole,
    can: z.object({ delete: z.boolean() }),
  })
  .meta({ id: "Lookup" });
export type Lookup = z.output<typeof lookup>;

/** An e-service whose form can offer entries. */
export const requestType = z.object({ code: z.string(), nameAr: z.string(), nameEn: z.string() });
export type RequestType = z.output<typeof requestType>;

export const listLookupsQuery = z.strictObject({
  ...pageQuery,
  category: z.enum(lookupCategories).optional(),
  mainLookup: id.optional(),
  search: searchWords,
  isActive: activeFilter.optional(),
});
