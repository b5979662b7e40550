import { formatNumber } from "./numbers.ts";
import { languageTag, otherCalendar, type Calendar, type HourCycle, type Presentation } from "./presentation.ts";

/** An instant (a `Date`, or ISO 8601 with a time), or a civil date `YYYY-MM-DD`, which has no time zone. */
export type When = Date | string;

/**
 * full: "Saturday 21 November 2026"; long: "21 November 2026"; medium: "21 Nov 2026"; day: "21 Nov"; month: "November
 * 2026"; weekday: "Saturday"; weekdayLetter: "S", over the columns of calendars; weekdayShort: "Sat", «سبت», beside
 * single letters with another meaning; dayNumber: "21".
 */
export type DateStyle =
  | "full"
  | "long"
  | "medium"
  | "day"
  | "month"
  | "weekday"
  | "weekdayShort"
  | "weekdayLetter"
  | "dayNumber";

const fields: Record<DateStyle | HourCycle | "iso", Intl.DateTimeFormatOptions> = {
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
  medium: { day: "numeric", month: "short", year: "numeric" },
  day: { day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
  weekday: { weekday: "long" },
  weekdayShort: { weekday: "short" },
  weekdayLetter: { weekday: "narrow" },
  dayNumber: { day: "numeric" },
  h23: { hour: "2-digit", minute: "2-digit" },
  h12: { hour: "numeric", minute: "2-digit" },
  iso: { year: "numeric", month: "2-digit", day: "2-digit" },
};

const civil = /^\d{4}-\d{2}-\d{2}$/;
const cached = new Map<string, Intl.DateTimeFormat>();

/** Formatters are costly to create and few, so they are cached. */
function formatter(tag: string, style: keyof typeof fields, timeZone: string): Intl.DateTimeFormat {
  const key = `${tag} ${style} ${timeZone}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(tag, { ...fields[style], timeZone });
  cached.set(key, made);
  return made;
}

const zoneOf = (when: When, { timeZone }: Presentation): string =>
  typeof when === "string" && civil.test(when) ? "UTC" : timeZone;

const dateOf = (when: When): Date => (typeof when === "string" ? new Date(when) : when);

/** Formats a date in the reader's calendar, or in the given one. */
export function formatDate(
  presentation: Presentation,
  when: When,
  style: DateStyle = "long",
  calendar: Calendar = presentation.calendar,
): string {
  const format = formatter(languageTag(presentation, calendar), style, zoneOf(when, presentation));
  let text = "";
  for (const part of format.formatToParts(dateOf(when))) {
    if (part.type === "era") continue;
    // «السبت ٢١ نوفمبر» as people write it, without the comma of the data.
    text += part.type === "literal" ? part.value.replace(/[,،]/, "") : part.value;
  }
  // Arabic has no short names: the first letters without the article are used.
  if (style === "weekdayShort" && presentation.locale === "ar") return text.trim().replace(/^ال/, "").slice(0, 3);
  return text.trim();
}

/** Formats a date in the reader's calendar and in the other one, for important dates. */
export function formatDateInBoth(presentation: Presentation, when: When, style: DateStyle = "full"): string {
  const other = otherCalendar(presentation.calendar);
  const otherStyle = style === "full" ? "long" : style;
  return `${formatDate(presentation, when, style)} · ${formatDate(presentation, when, otherStyle, other)}`;
}

function timeText(tag: string, hourCycle: HourCycle, timeZone: string, when: When): string {
  const format = formatter(`${tag}-hc-${hourCycle}`, hourCycle, timeZone);
  // Browsers differ in the space before "am", and a line must not break there.
  return format.format(dateOf(when)).replace(/\s/, "\u00a0");
}

/** Returns "07:56", «٠٧:٥٦» or, by the 12-hour clock, "7:56 am", «٧:٥٦ ص», in the organisation's time zone. */
export const formatTime = (presentation: Presentation, when: When): string =>
  timeText(languageTag(presentation), presentation.hourCycle, presentation.timeZone, when);

const dateTimePatterns = { en: "{date} at {time}", ar: "{date} الساعة {time}" };

/** Returns "21 November 2026 at 07:56", «٢١ نوفمبر ٢٠٢٦ الساعة ٠٧:٥٦», by the reader's clock. */
export const formatDateTime = (presentation: Presentation, when: When, style: DateStyle = "long"): string =>
  dateTimePatterns[presentation.locale]
    .replace("{date}", formatDate(presentation, when, style))
    .replace("{time}", formatTime(presentation, when));

const isoTag = "sv-SE-u-ca-gregory-nu-latn";

/** Returns `YYYY-MM-DD`, Gregorian, Latin digits: for the wire, for addresses and for created-date columns. */
export function isoDate(when: When, timeZone: string): string {
  if (typeof when === "string" && civil.test(when)) return when;
  // Swedish writes dates in the ISO order.
  return formatter(isoTag, "iso", timeZone).format(dateOf(when));
}

/** Returns `YYYY-MM-DD HH:MM`, Gregorian, Latin digits, 24 hours: for tables of the administration. */
export const isoDateTime = (when: When, timeZone: string): string =>
  `${isoDate(when, timeZone)} ${timeText(isoTag, "h23", timeZone, when)}`;

const dayNumber = (when: When, timeZone: string): number => Date.parse(isoDate(when, timeZone)) / 86_400_000;

/** Returns whole civil days between two instants in a time zone; negative if the second is earlier. */
export const daysBetween = (from: When, to: When, timeZone: string): number =>
  dayNumber(to, timeZone) - dayNumber(from, timeZone);

type Unit = "minute" | "hour" | "day";

// Forms for one, two and more; Arabic has one word for "two minutes", whose case depends on the word before it.
const englishUnits: Record<Unit, string> = { minute: "{n} min", hour: "{n} h", day: "{n} days" };
type ArabicUnit = { one: string; two: string; twoAfter: string; few: string; many: string; short: string };
const arabicUnits: Record<Unit, ArabicUnit> = {
  minute: {
    one: "دقيقة",
    two: "دقيقتان",
    twoAfter: "دقيقتين",
    few: "{n} دقائق",
    many: "{n} دقيقة",
    short: "{n} د",
  },
  hour: { one: "ساعة", two: "ساعتان", twoAfter: "ساعتين", few: "{n} ساعات", many: "{n} ساعة", short: "{n} س" },
  day: { one: "يوم", two: "يومان", twoAfter: "يومين", few: "{n} أيام", many: "{n} يومًا", short: "{n} أيام" },
};

/** After «قبل» a span has a line of its own, so its unit is a word; otherwise it is beside other facts and short. */
function arabicSpan(unit: Unit, count: number, ago: boolean): string {
  const words = arabicUnits[unit];
  if (count === 1) return words.one;
  if (count === 2) return ago ? words.twoAfter : words.two;
  if (!ago) return words.short;
  return count <= 10 ? words.few : words.many;
}

function span(presentation: Presentation, unit: Unit, count: number, ago: boolean): string {
  const n = formatNumber(presentation, count);
  if (presentation.locale === "en") return englishUnits[unit].replace("{n}", n) + (ago ? " ago" : "");
  return (ago ? "قبل " : "") + arabicSpan(unit, count, ago).replace("{n}", n);
}

const nearWords = {
  en: { now: "now", justNow: "just now", yesterday: "yesterday" },
  ar: { now: "الآن", justNow: "الآن", yesterday: "أمس" },
};

/**
 * Formats elapsed time, short: "now", "12 min", "1 h", "yesterday", "3 days", then the date. With `ago` it reads as
 * part of a sentence: "12 min ago", «قبل ١٢ دقيقة». An instant up to a minute in the future is "now".
 */
export function formatElapsed(presentation: Presentation, when: When, now: Date, { ago = false } = {}): string {
  const { locale, timeZone } = presentation;
  const minutes = Math.floor((now.getTime() - dateOf(when).getTime()) / 60_000);
  if (minutes < -1) return formatDateTime(presentation, when, "medium");
  if (minutes < 1) return ago ? nearWords[locale].justNow : nearWords[locale].now;
  if (minutes < 60) return span(presentation, "minute", minutes, ago);
  const days = daysBetween(when, now, timeZone);
  // The evening before is "3 h" late at night and "yesterday" in the morning.
  if (days === 0 || minutes < 6 * 60) return span(presentation, "hour", Math.floor(minutes / 60), ago);
  if (days === 1) return nearWords[locale].yesterday;
  if (days < 7) return span(presentation, "day", days, ago);
  const sameYear = isoDate(when, timeZone).slice(0, 4) === isoDate(now, timeZone).slice(0, 4);
  return formatDate(presentation, when, sameYear ? "day" : "medium");
}

/** Returns the milliseconds until `formatElapsed` may change; null if it stays a date. */
export function elapsedChangesIn(when: When, now: Date): number | null {
  const age = now.getTime() - dateOf(when).getTime();
  if (age > 8 * 86_400_000) return null;
  if (age < 3_600_000) return 60_000 - (((age % 60_000) + 60_000) % 60_000);
  return 600_000;
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
