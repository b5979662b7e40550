import { z } from "zod";
import { idOut, instant } from "#shared/wire.ts";
import { feedKinds } from "./limits.ts";

export const createFeed = z.strictObject({ kind: z.enum(feedKinds) });

export const calendarFeed = z
  .object({
    id: idOut,
    kind: z.enum(feedKinds),
    start: z.string().meta({ description: "The first characters of the secret in its address." }),
    createdAt: instant,
    lastUsedAt: instant.nullable().meta({ description: "To the minute." }),
  })
  .meta({ id: "CalendarFeed" });
export type CalendarFeed = z.output<typeof calendarFeed>;

export const createdFeed = calendarFeed.extend({
  address: z.string().meta({ description: "Returned only once; only a hash of its secret is stored." }),
});
export type CreatedFeed = z.output<typeof createdFeed>;

export const feedParams = z.strictObject({
  token: z.string().max(100).meta({ description: "The secret, with or without `.ics`." }),
});
