import { z } from "zod";
import { caseId, listOf, orNull } from "#shared/case.ts";
import { grants, periods, roundings, verdictCodes } from "./kinds.ts";

// Input and output of the leave engine. An optional field that is absent or null gets its default, so that the engine
// has no undefined values. Unknown fields are refused.

const date = z.iso.date("must be a date, YYYY-MM-DD");
const isHundredths = (days: number): boolean => Math.round(days * 100) / 100 === days;
/** Days with at most two decimals; far beyond any entitlement, the sums of the engine stay exact. */
const signedDays = z
  .number()
  .min(-10_000)
  .max(10_000)
  .refine(isHundredths, { message: "must have at most two decimals" });
const days = signedDays.refine((value) => value >= 0, { message: "must not be negative" });
const monthsFrom = (least: number) => z.number().int().min(least).max(1200);
const months = monthsFrom(0);
const part = z.union([z.literal(1), z.literal(0.5)]);

const suspension = z.strictObject({ from: date, to: date });
const policy = z.strictObject({
  id: caseId,
  from: date,
  to: orNull(date),
  period: z.enum(periods),
  bands: z.array(z.strictObject({ afterMonths: months, days })).min(1),
  grant: z.enum(grants),
  prorate: z.boolean(),
  rounding: z.enum(roundings),
  waitingMonths: months,
  carryOver: orNull(z.strictObject({ most: orNull(days), expiresAfterMonths: orNull(monthsFrom(1)) })),
  overdraw: days,
});
const entry = z.strictObject({
  id: caseId,
  date,
  kind: z.enum(["opening", "adjustment"]),
  days: signedDays,
  expires: orNull(date),
  note: orNull(z.string()),
});
const takenDay = z.strictObject({ date, part });

export const evaluationInput = z
  .strictObject({
    employee: z.strictObject({ id: caseId, hireDate: date, endDate: orNull(date), suspensions: listOf(suspension) }),
    policies: z.array(policy),
    entries: listOf(entry),
    uses: listOf(z.strictObject({ id: caseId, days: z.array(takenDay) })),
    request: orNull(z.strictObject({ days: z.array(takenDay) })),
    asOf: listOf(date),
    until: date,
  })
  .meta({ "x-max-bytes": 1_048_576 });

const lot = z.object({ id: z.string(), days: z.number() });
const movement = z.object({
  date: z.string(),
  kind: z.enum(["opening", "adjustment", "grant", "use", "expiry"]),
  days: z.number(),
  balance: z.number(),
  lots: z.array(lot),
  ref: z.string().nullable(),
});
const balance = z.object({
  date: z.string(),
  balance: z.number(),
  usable: z.number(),
  granted: z.number(),
  used: z.number(),
  expired: z.number(),
  expiring: z.array(z.object({ date: z.string(), days: z.number() })),
});
const verdict = z.object({
  allowed: z.boolean(),
  code: z.enum(verdictCodes).nullable(),
  short: z.number(),
  from: z.string().nullable(),
});

export const evaluation = z.object({
  movements: z.array(movement),
  balances: z.array(balance),
  request: verdict.nullable(),
});

export type EvaluationInput = z.output<typeof evaluationInput>;
export type Evaluation = z.output<typeof evaluation>;
export type Policy = EvaluationInput["policies"][number];
export type TakenDay = EvaluationInput["uses"][number]["days"][number];
export type Verdict = z.output<typeof verdict>;
export type Movement = Evaluation["movements"][number];
