import { z } from "zod";
import { requiredText, updateBody, wholeNumber } from "#shared/fields.ts";
import { weekdays } from "#shared/weekdays.ts";
import { civilDate, idOut, instant, pageQuery } from "#shared/wire.ts";
import { autoCheckOuts, layers } from "./kinds.ts";
import { activeFilter, ruleDate, searchWords, timeOfDay, whole } from "./schemas-parts.ts";

const minutes = wholeNumber(0, 1439);

const zoneDay = z.strictObject({
  weekday: z.enum(weekdays),
  start: timeOfDay,
  end: timeOfDay.meta({ description: "On the next day if not after `start`." }),
  breakMinutes: minutes.default(0).meta({ description: "Unpaid." }),
});

const days = z
  .array(zoneDay, { error: ({ input }) => ((input ?? null) === null ? "daysRequired" : undefined) })
  .min(1, "daysRequired")
  .max(70);

const zoneFields = {
  nameAr: requiredText(1, 120),
  nameEn: requiredText(1, 120),
  startDate: ruleDate,
  endDate: ruleDate.nullish().meta({ description: "Inclusive; absent for no end." }).default(null),
  layer: z.enum(layers).default("base"),
  checkInAllowance: minutes.default(0).meta({ description: "Minutes after a slot's start that are still on time." }),
  checkOutAllowance: minutes.default(0),
  opensBefore: minutes.default(60),
  closesAfter: minutes.default(180),
  halfDayBelow: minutes.default(0).meta({ description: "Worked minutes; 0 is off." }),
  absentBelow: minutes.default(0),
  clipEarly: z.boolean().default(true),
  clipLate: z.boolean().default(true),
  autoCheckOut: z.enum(autoCheckOuts).default("none"),
  days,
  isActive: z.boolean().default(true),
};

export const createZone = z.strictObject(zoneFields);
export type ZoneInput = z.input<typeof createZone>;

export const updateZone = updateBody(zoneFields);

export const zone = z
  .object({
    id: idOut,
    nameAr: z.string(),
    nameEn: z.string(),
    startDate: civilDate,
    endDate: civilDate.nullable(),
    layer: z.enum(layers),
    checkInAllowance: whole,
    checkOutAllowance: whole,
    opensBefore: whole,
    closesAfter: whole,
    halfDayBelow: whole,
    absentBelow: whole,
    clipEarly: z.boolean(),
    clipLate: z.boolean(),
    autoCheckOut: z.enum(autoCheckOuts),
    days: z.array(z.object({ weekday: z.enum(weekdays), start: z.string(), end: z.string(), breakMinutes: whole })),
    isActive: z.boolean(),
    assignmentCount: whole,
    createdAt: instant,
    version: whole,
  })
  .meta({ id: "Zone" });
export type Zone = z.output<typeof zone>;

export const listZonesQuery = z.strictObject({
  ...pageQuery,
  search: searchWords,
  layer: z.enum(layers).optional(),
  on: ruleDate.optional().meta({ description: "Those whose dates contain this one." }),
  isActive: activeFilter.optional(),
});
