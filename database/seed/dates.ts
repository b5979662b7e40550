import { Temporal } from "temporal-polyfill/full";

/** Milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const dateIn = (timeZone: string, at: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

/** Returns the moment of a date at an hour of the time zone: 9.5 is half past nine. */
export function momentOf(date: Temporal.PlainDate, hours: number, timeZone: string): Date {
  const at = date.toZonedDateTime({ timeZone }).add({ minutes: Math.round(hours * 60) });
  return new Date(at.epochMilliseconds);
}
