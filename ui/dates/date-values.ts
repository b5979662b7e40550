import {
  parseAbsolute,
  parseDate,
  toCalendar,
  toCalendarDateTime,
  toZoned,
  GregorianCalendar,
} from "@internationalized/date";
import type { CalendarDate, CalendarDateTime } from "@internationalized/date";

/** `YYYY-MM-DD`, Gregorian, as a value of the date library; null for anything else. */
export function dateFromText(text: string | null | undefined): CalendarDate | null {
  if (text === null || text === undefined || text === "") return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** `YYYY-MM-DD`, Gregorian, Latin digits, whatever calendar the value was chosen in. */
export const textFromDate = (value: CalendarDate): string => toCalendar(value, new GregorianCalendar()).toString();

/** An instant (ISO 8601 with offset) as the clock of a time zone shows it; null for anything else. */
export function dateTimeFromInstant(instant: string | null | undefined, timeZone: string): CalendarDateTime | null {
  if (instant === null || instant === undefined || instant === "") return null;
  try {
    return toCalendarDateTime(parseAbsolute(instant, timeZone));
  } catch {
    return null;
  }
}

/** The instant at which the clock of a time zone shows this; of two (the clock was set back) the earlier. */
export const instantFromDateTime = (value: CalendarDateTime, timeZone: string): string =>
  toZoned(toCalendar(value, new GregorianCalendar()), timeZone, "earlier").toAbsoluteString();
