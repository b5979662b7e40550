import { z } from "zod";
import { civilDate } from "./wire.ts";

/** The kinds of a date of approved leave after a schedule changed: days of work are taken, others came back. */
export const recountReasons = ["holiday", "dayOff", "workDay"] as const;
export type RecountReason = (typeof recountReasons)[number];

/** A date of approved leave that was counted again, and differs. */
export const recountedDay = z
  .object({
    date: civilDate,
    days: z.number().meta({ description: "Positive where it came back to the balance, negative where it is taken." }),
    why: z.enum(recountReasons).meta({ description: "What the date is now." }),
  })
  .meta({ id: "RecountedDay" });
export type RecountedDay = z.output<typeof recountedDay>;
