import { z } from "zod";
import type { Temporal } from "temporal-polyfill/full";
import { formatNumber } from "#shared/numbers.ts";
import { names, readData } from "./read-data.ts";

const key = z.string();
const keys = z.array(key);
const localTime = z.string().regex(/^\d\d:\d\d$/);

export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** A date in a year relative to today's: -1 is last year. */
const yearAndDate = z.strictObject({ year: z.int(), date: z.string().regex(/^\d\d-\d\d$/) });

const shapes = {
  /** Roles without permissions: people who share places and hours. */
  groups: z.array(z.strictObject({ key, ...names, members: keys })),
  locations: z.array(
    z.strictObject({
      key,
      ...names,
      latitude: z.number(),
      longitude: z.number(),
      radius: z.number(),
      time_zone: z.string(),
      fence_policy: z.enum(["block", "flag", "log"]),
      maximum_accuracy: z.number(),
    }),
  ),
  zones: z.array(
    z.strictObject({
      key,
      ...names,
      layer: z.enum(["base", "seasonal", "special"]),
      check_in_allowance: z.int(),
      opens_before: z.int().default(90),
      closes_after: z.int().default(180),
      half_day_below: z.int().default(210),
      absent_below: z.int().default(60),
      auto_check_out: z.enum(["none", "slotEnd"]).default("none"),
      /** Either the next Ramadan, whose year replaces `{year}` in the names, or from a start to an end, if any. */
      period: z.literal("ramadan").optional(),
      start: yearAndDate.optional(),
      end: yearAndDate.optional(),
      weekdays: z.array(z.enum(weekdays)),
      hours: z.array(z.strictObject({ start_time: localTime, end_time: localTime, break_minutes: z.int().default(0) })),
    }),
  ),
  /** A location and a zone, assigned to groups or to people. */
  assignments: z.array(
    z.strictObject({ location: key, zone: key, groups: keys.default([]), people: keys.default([]) }),
  ),
  exceptionDays: z.strictObject({
    /** Every year; month and day are of the calendar. */
    holidays: z.array(
      z.strictObject({ ...names, calendar: z.enum(["gregorian", "hijri"]), month: z.int(), day: z.int() }),
    ),
    /** The one Saturday with work, in its own hours. */
    stock_taking: z.strictObject({ ...names, start_time: localTime, end_time: localTime, people: keys }),
  }),
  absences: z.array(
    z.strictObject({
      person: key,
      kind: z.enum(["leave", "halfLeave", "mission", "remote", "permission"]),
      /** Working days back from today; negative ones are in the future. */
      days_ago: z.int(),
      /** Consecutive dates, including weekends. */
      days: z.int().positive().default(1),
      from: localTime.default("00:00"),
      to: localTime.default("23:59"),
      /** The English name of a lookup. */
      lookup: z.string().optional(),
      note: z.string().optional(),
    }),
  ),
  /** In display order. */
  lookups: z.array(
    z.strictObject({
      category: z.enum(["leaveType", "permissionType", "correctionReason", "exceptionReason", "contractKind", "other"]),
      ...names,
      /** The English name of its parent. */
      above: z.string().optional(),
      is_required: z.boolean().default(false),
      is_active: z.boolean().default(true),
    }),
  ),
};

export const groups = readData("attendance/groups.json", shapes.groups);
export const locations = readData("attendance/locations.json", shapes.locations);
export const zones = readData("attendance/zones.json", shapes.zones);
export const assignments = readData("attendance/assignments.json", shapes.assignments);
export const { holidays, stock_taking: stockTaking } = readData("attendance/exception-days.json", shapes.exceptionDays);
export const absences = readData("attendance/absences.json", shapes.absences);
export const lookups = readData("attendance/lookups.json", shapes.lookups);

export type SeedLocation = (typeof locations)[number];
type SeedZone = (typeof zones)[number];

/** Returns the first filled day: whole months are filled, last month always. */
export const firstFilled = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.subtract({ days: 31 }).with({ day: 1 });

/** Returns dates and year of the first Ramadan (Umm al-Qura) that ends within the filled days, or later. */
function findRamadan(today: Temporal.PlainDate): { year: number; start_date: string; end_date: string } {
  const filled = firstFilled(today).withCalendar("islamic-umalqura");
  const year = filled.month > 9 ? filled.year + 1 : filled.year;
  const first = filled.with({ year, month: 9, day: 1 });
  const last = first.with({ day: first.daysInMonth });
  const format = (date: Temporal.PlainDate): string => date.withCalendar("iso8601").toString();
  return { year, start_date: format(first), end_date: format(last) };
}

/** Returns names and dates of a zone as of a day. */
export function datedZone({ name_en, name_ar, period, start, end }: SeedZone, today: Temporal.PlainDate) {
  if (period === "ramadan") {
    const { year, ...dates } = findRamadan(today);
    const inArabic = formatNumber({ locale: "ar", digits: "arab" }, year, { useGrouping: false });
    return { name_en: name_en.replace("{year}", String(year)), name_ar: name_ar.replace("{year}", inArabic), ...dates };
  }
  const dateOf = ({ year, date }: z.output<typeof yearAndDate>): string => `${today.year + year}-${date}`;
  if (start === undefined) throw new Error(`The zone "${name_en}" has neither a period nor a start.`);
  return { name_en, name_ar, start_date: dateOf(start), end_date: end === undefined ? null : dateOf(end) };
}
