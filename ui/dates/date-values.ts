import {
  parseAbsolute,
  parseDate,
  toCalendar,
  toCalendarDateTime,
  toZoned,
  GregorianCalendar,
} from "@internationalized/date";
import type { CalendarDate, CalendarDateTime } from "@internationalized/date";
import { digitsOf } from "./use-any-digits.ts";

/** Parses `YYYY-MM-DD`, Gregorian; null for anything else. */
export function dateFromText(text: string | null | undefined): CalendarDate | null {
  if (text === null || text === undefined || text === "") return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** Formats a date as `YYYY-MM-DD`, Gregorian, Latin digits, whatever its calendar. */
export const textFromDate = (value: CalendarDate): string => toCalendar(value, new GregorianCalendar()).toString();

/**
 * Parses a pasted date: year, month and day in any digits, optionally followed by a time of day. Null for anything
 * else, for an invalid date, and for an instant, whose date depends on the time zone.
 */
export function readPastedDate(text: string): { date: CalendarDate; hour: number | null; minute: number } | null {
  const plain = digitsOf("-nu-latn", text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "")).trim();
  const [, year, month = "", day = "", hour, minute = "0"] =
    /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|(?=\d{4}(?!\d)))/.test(plain)
      ? (/^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?:[T, ]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/.exec(plain) ?? [])
      : [];
  const date = year === undefined ? null : dateFromText(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  const time = { hour: hour === undefined ? null : Number(hour), minute: Number(minute) };
  return date === null || Number(hour ?? 0) > 23 || time.minute > 59 ? null : { date, ...time };
}

/** Parses an instant (ISO 8601 with offset) into the local time of a time zone; null for anything else. */
export function dateTimeFromInstant(instant: string | null | undefined, timeZone: string): CalendarDateTime | null {
  if (instant === null || instant === undefined || instant === "") return null;
  try {
    return toCalendarDateTime(parseAbsolute(instant, timeZone));
  } catch {
    return null;
  }
}

/** Returns the instant of a local time in a time zone; of two (the clock was set back) the earlier. */
export const instantFromDateTime = (value: CalendarDateTime, timeZone: string): string =>
  toZoned(toCalendar(value, new GregorianCalendar()), timeZone, "earlier").toAbsoluteString();
