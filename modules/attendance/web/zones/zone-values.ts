import { layers } from "#modules/attendance/contract/kinds.ts";
import type { Zone, ZoneInput } from "#modules/attendance/contract/schemas-zone.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { weekdays } from "#shared/weekdays.ts";
import {
  dateOf,
  isNamed,
  numberText,
  oneOf,
  readerOf,
  recordOf,
  textOf,
  timeOf,
  type Given,
} from "../rules/entity-parameter.ts";
import { minutesTyped, type Slot, type Week } from "./week.ts";

export const minuteFields = [
  "checkInAllowance",
  "checkOutAllowance",
  "opensBefore",
  "closesAfter",
  "halfDayBelow",
  "absentBelow",
] as const;
export type MinuteField = (typeof minuteFields)[number];

/** The fields of the form; numbers are typed texts. */
export type ZoneValues = Record<MinuteField, string> &
  Pick<Zone, "nameAr" | "nameEn" | "endDate" | "layer" | "clipEarly" | "clipLate" | "isActive"> & {
    startDate: string | null;
    autoCheckOut: boolean;
    days: Week;
  };

const defaults: Partial<Record<MinuteField, string>> = { opensBefore: "60", closesAfter: "180" };

/** Maximum number of slots that the server accepts. */
const maxSlots = 70;

function slotsOf(days: unknown): Slot[] {
  if (!Array.isArray(days)) return [];
  return days.slice(0, maxSlots).flatMap((slot: unknown): Slot[] => {
    const { weekday, start, end, breakMinutes } = recordOf(slot);
    const known = weekdays.find((each) => each === weekday);
    if (known === undefined) return [];
    const typed = numberText(breakMinutes);
    return [{ weekday: known, start: timeOf(start), end: timeOf(end), breakMinutes: typed === "0" ? "" : typed }];
  });
}

export function valuesOf(zone: Given<Zone>): ZoneValues {
  const minutes = minuteFields.map((name) => [name, numberText(zone[name], defaults[name] ?? "0")]);
  return {
    ...(Object.fromEntries(minutes) as Record<MinuteField, string>),
    nameAr: textOf(zone.nameAr),
    nameEn: textOf(zone.nameEn),
    startDate: dateOf(zone.startDate),
    endDate: dateOf(zone.endDate),
    layer: oneOf(layers, zone.layer),
    clipEarly: zone.clipEarly !== false,
    clipLate: zone.clipLate !== false,
    autoCheckOut: zone.autoCheckOut === "slotEnd",
    days: slotsOf(zone.days),
    isActive: zone.isActive !== false,
  };
}

export const emptyZone = valuesOf({});

export const parameterOf = ({ version: _, createdAt: __, assignmentCount: ___, ...zone }: Zone): string =>
  JSON.stringify(zone);

export const readParameter = readerOf(valuesOf, isNamed);

/** Slots keep their positions, so that refusals match them. */
export function bodyOf({ days, autoCheckOut, startDate, ...values }: ZoneValues): ZoneInput {
  const minutes = Object.fromEntries(minuteFields.map((name) => [name, Number(toLatinDigits(values[name].trim()))]));
  return {
    ...values,
    ...(minutes as Record<MinuteField, number>),
    startDate: startDate ?? "",
    autoCheckOut: autoCheckOut ? "slotEnd" : "none",
    days: days.map(({ weekday, start, end, breakMinutes }) => ({
      weekday,
      start: start ?? "",
      end: end ?? "",
      breakMinutes: minutesTyped(breakMinutes) ?? 0,
    })),
  };
}
