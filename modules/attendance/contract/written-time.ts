// Text formats of dates and times in attendance. A date is the number of days since 1970-01-01, a time of day minutes
// since midnight, an instant milliseconds since the epoch. Independent of time zones.

export const dayLength = 86_400_000;
export const minuteLength = 60_000;

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;
const instantPattern =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/;

/** Parses `YYYY-MM-DD`; returns null if there is no such date. */
export function parseDate(text: string): number | null {
  const found = datePattern.exec(text);
  if (found === null) return null;
  const [year, month, date] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const at = new Date(0);
  // Not Date.UTC, which maps the years 0 to 99 to the 20th century.
  at.setUTCFullYear(year, month - 1, date);
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === date ? at.getTime() / dayLength : null;
}

/** Parses `HH:MM`, 00:00 to 23:59, to minutes; returns null if there is no such time. */
export function parseTime(text: string): number | null {
  const found = timePattern.exec(text);
  return found === null ? null : Number(found[1]) * 60 + Number(found[2]);
}

/** Parses a local `YYYY-MM-DDTHH:MM` to day and minutes; returns null if there is no such time. */
export function parseLocalTime(text: string): { day: number; minutes: number } | null {
  const day = parseDate(text.slice(0, 10));
  const minutes = text[10] === "T" ? parseTime(text.slice(11)) : null;
  return day === null || minutes === null ? null : { day, minutes };
}

/** Parses an ISO 8601 date and time with `Z` or an offset; digits beyond milliseconds are dropped. */
export function parseInstant(text: string): number | null {
  const found = instantPattern.exec(text);
  const day = found === null ? null : parseDate(found[1] ?? "");
  if (found === null || day === null) return null;
  const fraction = Number((found[5] ?? "").slice(0, 3).padEnd(3, "0"));
  const offset = (Number(found[7] ?? 0) * 60 + Number(found[8] ?? 0)) * (found[6] === "-" ? -1 : 1);
  const minutes = Number(found[2]) * 60 + Number(found[3]) - offset;
  return day * dayLength + minutes * minuteLength + Number(found[4] ?? 0) * 1000 + fraction;
}

const certain = <T>(value: T | null, text: string): T => {
  if (value === null) throw new RangeError(`"${text}" is not written as attendance writes time`);
  return value;
};

/** The same for validated text: throws RangeError on anything else. */
export const dayOf = (text: string): number => certain(parseDate(text), text);
export const minutesOf = (text: string): number => certain(parseTime(text), text);
export const localTimeOf = (text: string): { day: number; minutes: number } => certain(parseLocalTime(text), text);
export const instantOf = (text: string): number => certain(parseInstant(text), text);

/** Formats a day as `YYYY-MM-DD`. */
export const writeDate = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** Formats as ISO 8601 in UTC; with milliseconds only if they are not 0. */
export const writeInstant = (instant: number): string => new Date(instant).toISOString().replace(".000Z", "Z");
