import { Temporal } from "temporal-polyfill";
import { weekdays } from "#shared/weekdays.ts";
import type { QuietHours } from "../../contract/schemas.ts";

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `dayOfWeek` of Temporal counts from Monday, 1, to Sunday, 7. */
const beginsOn = (hours: QuietHours, day: Temporal.PlainDate): boolean => {
  const weekday = weekdays[day.dayOfWeek % 7];
  return weekday !== undefined && hours.days.includes(weekday);
};

/** Returns the end of the quiet hours that begin on a day; null if none do. */
function endOf(hours: QuietHours, day: Temporal.PlainDate, timeZone: string): Temporal.ZonedDateTime | null {
  if (!beginsOn(hours, day)) return null;
  const isNextDay = minutesOf(hours.until) <= minutesOf(hours.from);
  return day.add({ days: isNextDay ? 1 : 0 }).toZonedDateTime({ timeZone, plainTime: hours.until });
}

/**
 * Returns the first instant from `at` on outside quiet hours. Quiet hours without a gap between them count as one;
 * permanent quiet hours never end, so the result is a week later.
 */
export function afterQuiet(at: Date, hours: QuietHours | null, timeZone: string): Date {
  if (hours === null) return at;
  let moment = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  for (let round = 0; round < 7; round += 1) {
    const today = moment.toPlainDate();
    const ends = [today.subtract({ days: 1 }), today].map((day) => {
      const end = endOf(hours, day, timeZone);
      const start = day.toZonedDateTime({ timeZone, plainTime: hours.from });
      const isIn = Temporal.ZonedDateTime.compare(start, moment) <= 0;
      return end !== null && isIn && Temporal.ZonedDateTime.compare(moment, end) < 0 ? end : null;
    });
    const end = ends.findLast((each) => each !== null);
    if (end === undefined || end === null) break;
    moment = end;
  }
  return new Date(moment.epochMilliseconds);
}

/** Returns the next time of a digest after `at`: at its time of day, weekly ones on Sunday. */
export function nextDigest(at: Date, rhythm: "daily" | "weekly", time: string, timeZone: string): Date {
  const from = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  for (let ahead = 0; ; ahead += 1) {
    const day = from.toPlainDate().add({ days: ahead });
    if (rhythm === "weekly" && day.dayOfWeek !== 7) continue;
    const due = day.toZonedDateTime({ timeZone, plainTime: time });
    if (Temporal.ZonedDateTime.compare(due, from) > 0) return new Date(due.epochMilliseconds);
  }
}
