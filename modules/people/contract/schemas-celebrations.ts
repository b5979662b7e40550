import { z } from "zod";
import { civilDate, personSummary } from "#shared/wire.ts";
import { place } from "./schemas.ts";

/** Days after joining; days of birthdays ahead, after today. */
export const newForDays = 30;
export const birthdaysAheadDays = 7;

const colleague = personSummary.extend({ department: place.nullable() });

const joiner = colleague
  .extend({ joinedOn: civilDate.meta({ description: "In the organisation's time zone." }) })
  .meta({ id: "Joiner" });
export type Joiner = z.output<typeof joiner>;

const birthday = colleague
  .extend({
    birthday: z
      .object({ month: z.number().int(), day: z.number().int() })
      .meta({ description: "Without the year, which is never shown." }),
    celebratedOn: civilDate.meta({
      description: "The date of the celebration; 28 February for 29 February in years without one.",
    }),
    inDays: z.number().int().meta({ description: "0 is today." }),
  })
  .meta({ id: "Birthday" });
export type Birthday = z.output<typeof birthday>;

export const joiners = z.object({ data: z.array(joiner) });
export const birthdays = z.object({ data: z.array(birthday) });
