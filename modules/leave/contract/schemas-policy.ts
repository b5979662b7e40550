import { z } from "zod";
import { updateBody, decimalNumber, optionalText, requiredText, wholeNumber } from "#shared/fields.ts";
import { allUsers, countedRole, isChangeable, namedReference, someUsers, subjectFields } from "#shared/subjects.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { effectReasons, effectWarnings, grants, leaveColors, periods, roundings, verdictCodes } from "./kinds.ts";
import { leaveDate } from "./schemas-balances.ts";

// Policies of leave as officers maintain them. Their rules are those of the engine, within the same bounds.

const days = decimalNumber(0, 10_000).refine((count) => Math.round(count * 100) / 100 === count, "hundredths");
const months = wholeNumber(0, 1200);
/** No more can rise. */
const maxBands = 1201;

const rules = {
  period: z.enum(periods).meta({ description: "All policies of a type of leave have the same." }),
  bands: z
    .array(z.strictObject({ afterMonths: months, days }))
    .min(1)
    .max(maxBands)
    .meta({ description: "Days a period by completed months of service: the first after 0, then rising." }),
  grant: z.enum(grants),
  prorate: z.boolean().meta({ description: "False: a period counts whole from its first day; only with `start`." }),
  rounding: z.enum(roundings),
  waitingMonths: months.default(0).meta({ description: "Months after the hire date before anything may be taken." }),
  carryOver: z
    .strictObject({
      most: days.nullish().default(null).meta({ description: "Days that stay at the end of a period; null: all." }),
      expiresAfterMonths: wholeNumber(1, 1200).nullish().default(null),
    })
    .nullish()
    .default(null)
    .meta({ description: "Null: what is left at the end of a period stays for ever." }),
  overdraw: days.default(0).meta({ description: "Days below zero that may be taken." }),
};

const words = {
  nameAr: requiredText(1, 120),
  nameEn: requiredText(1, 120),
  sourceAr: optionalText(300).default(null),
  sourceEn: optionalText(300).default(null).meta({ description: "The law or agreement that it comes from." }),
};
const dates = {
  from: leaveDate.meta({ description: "First day on which it is in force." }),
  to: leaveDate.nullish().default(null),
};
const fields = {
  ...words,
  ...dates,
  everyone: z.boolean().default(false),
  ...subjectFields,
  ...rules,
};

export const createLeavePolicy = z.strictObject({
  type: id.meta({ description: "The type of leave; it cannot change." }),
  ...fields,
});
export type LeavePolicyInput = z.input<typeof createLeavePolicy>;

export const updateLeavePolicy = updateBody(fields);

const inList = {
  id: idOut,
  type: namedReference.extend({ color: z.enum(leaveColors) }),
  nameAr: z.string(),
  nameEn: z.string(),
  sourceAr: z.string().nullable(),
  sourceEn: z.string().nullable(),
  from: civilDate,
  to: civilDate.nullable(),
  everyone: z.boolean(),
  roles: z.array(countedRole),
  userCount: z.number().int(),
  isChangeable,
  period: z.enum(periods),
  bands: z.array(z.object({ afterMonths: z.number().int(), days: z.number() })),
  grant: z.enum(grants),
  prorate: z.boolean(),
  rounding: z.enum(roundings),
  waitingMonths: z.number().int(),
  carryOver: z.object({ most: z.number().nullable(), expiresAfterMonths: z.number().int().nullable() }).nullable(),
  overdraw: z.number(),
  createdAt: instant,
  version: z.number().int(),
};

export const leavePolicyInList = z.object({ ...inList, someUsers }).meta({ id: "LeavePolicyInList" });
export type LeavePolicyInList = z.output<typeof leavePolicyInList>;

export const leavePolicy = z.object({ ...inList, users: allUsers }).meta({ id: "LeavePolicy" });
export type LeavePolicy = z.output<typeof leavePolicy>;

export const listLeavePoliciesQuery = z.strictObject({
  ...pageQuery,
  search: z.string().max(200).optional(),
  type: id.optional(),
});

const on = leaveDate
  .optional()
  .meta({ description: "The day of the balances; today by default, ten years later at most." });

const year = wholeNumber(1950, 2999)
  .optional()
  .meta({ description: "A past year on whose leave the policy is tried." });

export const previewLeavePolicy = createLeavePolicy.extend({ on, year });

const { version: _, ...changed } = updateLeavePolicy.shape;
export const previewLeavePolicyChange = z.strictObject({
  ...changed,
  on,
  year,
  delete: z.boolean().optional().meta({ description: "The effect of deleting it." }),
});

/** Which leave of a past year the policy would have refused. */
const trial = z.object({
  year: z.number().int(),
  people: z.number().int().meta({ description: "Those with leave in the year." }),
  leaves: z.number().int(),
  refused: z.number().int(),
  examples: z
    .array(
      z.object({
        person: personSummary,
        from: civilDate,
        to: civilDate,
        days: z.number(),
        code: z.enum(verdictCodes),
        short: z.number().meta({ description: "Days that are missing." }),
        possibleFrom: civilDate.nullable().meta({ description: "The first possible day, if it is too early." }),
      }),
    )
    .meta({ description: "The first 20 refused ones." }),
});

/** The effect of saving or deleting a policy on balances. */
export const leavePolicyEffect = z
  .object({
    on: civilDate,
    people: z.number().int().meta({ description: "Employed people whom it concerns, before or after the change." }),
    compared: z.number().int().meta({ description: "Those of them whose balances were compared: 2,000 at most." }),
    changed: z.number().int().meta({ description: "Those whose balance on the day changes." }),
    largest: z
      .array(
        z.object({
          person: personSummary,
          before: z.number().nullable().meta({ description: "Null without a policy." }),
          after: z.number().nullable(),
          change: z.number(),
          reasons: z.array(z.object({ code: z.enum(effectReasons), days: z.number() })).meta({
            description: "Signed; they add up to the change.",
          }),
        }),
      )
      .meta({ description: "The 20 largest changes." }),
    warnings: z.array(z.object({ code: z.enum(effectWarnings), people: z.number().int() })),
    trial: trial.nullable().meta({ description: "Null without a year, and of a deletion." }),
  })
  .meta({ id: "LeavePolicyEffect" });
export type LeavePolicyEffect = z.output<typeof leavePolicyEffect>;
