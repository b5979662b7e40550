import { z } from "zod";
import { requiredText, updateBody, wholeNumber } from "#shared/fields.ts";
import { isChangeable, namedReference } from "#shared/subjects.ts";
import { civilDate, id, idOut, pageQuery } from "#shared/wire.ts";
import { coverageModes } from "./kinds.ts";
import { leaveDate } from "./schemas-balances.ts";

// The least people of a unit who stay when others are on leave, as officers maintain it.

const fields = {
  nameAr: requiredText(1, 120),
  nameEn: requiredText(1, 120),
  department: id.nullish().default(null).meta({ description: "With all that is below it; this or `role`." }),
  role: id.nullish().default(null).meta({ description: "A role counts on the dates on which a person holds it." }),
  people: wholeNumber(1, 100_000).nullish().default(null).meta({ description: "This or `percent`." }),
  percent: wholeNumber(1, 100)
    .nullish()
    .default(null)
    .meta({ description: "Of the people of the unit who are scheduled that day, rounded up." }),
  mode: z
    .enum(coverageModes)
    .default("refuse")
    .meta({ description: "`refuse`: leave that breaks it is not approved." }),
  from: leaveDate.meta({ description: "First date of leave to which it applies." }),
  to: leaveDate.nullish().default(null),
};

export const createLeaveCoverage = z.strictObject(fields);
export type LeaveCoverageInput = z.input<typeof createLeaveCoverage>;

export const updateLeaveCoverage = updateBody(fields);

export const leaveCoverage = z
  .object({
    id: idOut,
    nameAr: z.string(),
    nameEn: z.string(),
    department: namedReference.nullable(),
    role: namedReference.nullable(),
    people: z.number().int().nullable(),
    percent: z.number().int().nullable(),
    mode: z.enum(coverageModes),
    from: civilDate,
    to: civilDate.nullable(),
    isChangeable,
    version: z.number().int(),
  })
  .meta({ id: "LeaveCoverage" });
export type LeaveCoverage = z.output<typeof leaveCoverage>;

export const coverageDepartments = z.object({ data: z.array(namedReference) });

export const listLeaveCoverageQuery = z.strictObject({
  ...pageQuery,
  search: z.string().max(200).optional(),
  mode: z.enum(coverageModes).optional(),
});
