import { z } from "zod";
import { requiredText, version, wholeNumber } from "#shared/fields.ts";
import { weekdays } from "#shared/weekdays.ts";
import { civilDate, idOut, instant, pageQuery } from "#shared/wire.ts";
import { activeFilter, ruleDate, timeOfDay } from "./schemas-parts.ts";

export const zoneLayers = ["base", "seasonal", "special"] as const;
const autoCheckOuts = ["none", "slotEnd"] as const;

const minutes = wholeNumber(0, 1439);

const zoneDay = z.strictObject({
  weekday: z.enum(weekdays),
  start: timeOfDay,
  end: timeOfDay.meta({ description: "On the next day if not after `start`." }),
  breakMinutes: wholeNumber(0, 1439).default(0).meta({ description: "Unpaid." }),
});

const days = z
  .array(zoneDay, { error: ({ input }) => ((input ?? null) === null ? "daysRequired" : undefined) })
  .min(1, "daysRequired")
  .max(70);

const zoneFields = {
  nameAr: requiredText(1, 120),
  nameEn: requiredText(1, 120),
  startDate: ruleDate,
  endDate: ruleDate.nullish().meta({ description: "Inclusive; absent for no end." }),
  layer: z.enum(zoneLayers).default("base"),
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

export const updateZone = z.strictObject({
  version,
  nameAr: zoneFields.nameAr.optional(),
  nameEn: zoneFields.nameEn.optional(),
  startDate: ruleDate.optional(),
  endDate: zoneFields.endDate,
  layer: z.enum(zoneLayers).optional(),
  checkInAllowance: minutes.optional(),
  checkOutAllowance: minutes.optional(),
  opensBefore: minutes.optional(),
  closesAfter: minutes.optional(),
  halfDayBelow: minutes.optional(),
  absentBelow: minutes.optional(),
  clipEarly: z.boolean().optional(),
  clipLate: z.boolean().optional(),
  autoCheckOut: z.enum(autoCheckOuts).optional(),
  days: days.optional(),
  isActive: z.boolean().optional(),
});

export const zone = z
  .object({
    id: idOut,
    nameAr: z.string(),
    nameEn: z.string(),
    startDate: civilDate,
    endDate: civilDate.nullable(),
    layer: z.enum(zoneLayers),
    checkInAllowance: z.number().int(),
    checkOutAllowance: z.number().int(),
    opensBefore: z.number().int(),
    closesAfter: z.number().int(),
    halfDayBelow: z.number().int(),
    absentBelow: z.number().int(),
    clipEarly: z.boolean(),
    clipLate: z.boolean(),
    autoCheckOut: z.enum(autoCheckOuts),
    days: z.array(
      z.object({ weekday: z.enum(weekdays), start: z.string(), end: z.string(), breakMinutes: z.number().int() }),
    ),
    isActive: z.boolean(),
    assignmentCount: z.number().int(),
    createdAt: instant,
    version: z.number().int(),
  })
  .meta({ id: "Zone" });
export type Zone = z.output<typeof zone>;

export const listZonesQuery = z.strictObject({
  ...pageQuery,
  search: z.string().max(200).optional(),
  layer: z.enum(zoneLayers).optional(),
  on: ruleDate.optional().meta({ description: "Those whose dates contain this one." }),
  isActive: activeFilter.optional(),
});
