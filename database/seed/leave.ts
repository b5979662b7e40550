import { z } from "zod";
import { leaveColors, countings } from "#modules/leave/contract/kinds.ts";
import { names, readData } from "./read-data.ts";

const shape = z.strictObject({
  /** By the English names of their lookups. */
  types: z.array(
    z.strictObject({
      lookup: z.string(),
      color: z.enum(leaveColors),
      takes_balance: z.boolean().default(false),
      counts: z.enum(countings).default("workDays"),
      half_days: z.boolean().default(true),
      needs_reason: z.boolean().default(false),
    }),
  ),
  policies: z.array(
    z.strictObject({
      lookup: z.string(),
      ...names,
      source_en: z.string(),
      source_ar: z.string(),
      /** Everyone without any. */
      people: z.array(z.string()).default([]),
      bands: z.array(z.strictObject({ afterMonths: z.int(), days: z.number() })),
    }),
  ),
  /** The days left to people when balances began: each the next of the numbers of days. */
  openings: z.strictObject({ lookup: z.string(), note: z.string(), days: z.array(z.number()).min(1) }),
  adjustments: z.array(
    z.strictObject({
      lookup: z.string(),
      person: z.string(),
      days_ago: z.int(),
      days: z.number(),
      note: z.string(),
    }),
  ),
});

export const { types, policies, openings, adjustments } = readData("attendance/leave.json", shape);
