import type { Zone, ZoneInput } from "#modules/attendance/contract/schemas-zone.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { weekdays } from "#shared/weekdays.ts";
import { dateOf, numberText, oneOf, readEntity, textOf, timeOf } from "../rules/entity-parameter.ts";
import { layers } from "./search.ts";
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

export const emptyZone: ZoneValues = {
  nameAr: "",
  nameEn: "",
  startDate: null,
  endDate: null,
  layer: "base",
  checkInAllowance: "0",
  checkOutAllowance: "0",
  opensBefore: "60",
  closesAfter: "180",
  halfDayBelow: "0",
  absentBelow: "0",
  clipEarly: true,
  clipLate: true,
  autoCheckOut: false,
  days: [],
  isActive: true,
};

const slotOf = ({ weekday, start, end, breakMinutes }: Zone["days"][number]): Slot => ({
  weekday,
  start,
  end,
  breakMinutes: breakMinutes === 0 ? "" : String(breakMinutes),
});

export function valuesOf(zone: Zone): ZoneValues {
  const { id: _, version: __, createdAt: ___, assignmentCount: ____, autoCheckOut, days, ...fields } = zone;
  const minutes = Object.fromEntries(minuteFields.map((name) => [name, String(zone[name])]));
  return {
    ...fields,
    ...(minutes as Record<MinuteField, string>),
    autoCheckOut: autoCheckOut === "slotEnd",
    days: days.map(slotOf),
  };
}

/** Returns the zone as the edit page's parameter. */
export const parameterOf = ({ version: _, createdAt: __, assignmentCount: ___, ...zone }: Zone): string =>
  JSON.stringify(zone);

/** Maximum number of slots that the server accepts. */
const maxSlots = 70;

function readSlots(given: unknown): Slot[] {
  if (!Array.isArray(given)) return [];
  return given.slice(0, maxSlots).flatMap((slot: unknown): Slot[] => {
    if (typeof slot !== "object" || slot === null) return [];
    const { weekday, start, end, breakMinutes } = slot as Record<string, unknown>;
    const known = weekdays.find((each) => each === weekday);
    if (known === undefined) return [];
    const typed = numberText(breakMinutes, "");
    return [{ weekday: known, start: timeOf(start), end: timeOf(end), breakMinutes: typed === "0" ? "" : typed }];
  });
}

/** Parses the zone with that id from the address, limited to values valid in the form; else null. */
export function readParameter(text: string | undefined, id: string): ZoneValues | null {
  const given = readEntity(text, id);
  if (given === null || typeof given["nameAr"] !== "string" || typeof given["nameEn"] !== "string") return null;
  const minutes = Object.fromEntries(minuteFields.map((name) => [name, numberText(given[name], emptyZone[name])]));
  return {
    ...(minutes as Record<MinuteField, string>),
    nameAr: textOf(given["nameAr"]),
    nameEn: textOf(given["nameEn"]),
    startDate: dateOf(given["startDate"]),
    endDate: dateOf(given["endDate"]),
    layer: oneOf(layers, given["layer"]),
    clipEarly: given["clipEarly"] !== false,
    clipLate: given["clipLate"] !== false,
    autoCheckOut: given["autoCheckOut"] === "slotEnd",
    days: readSlots(given["days"]),
    isActive: given["isActive"] !== false,
  };
}

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
