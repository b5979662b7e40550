import type { Locale } from "./locale.ts";

export const calendars = ["gregory", "islamic-umalqura"] as const;
export type Calendar = (typeof calendars)[number];

/** Returns the calendar that is shown beside the reader's own for important dates. */
export const otherCalendar = (calendar: Calendar) => (calendar === "gregory" ? "islamic-umalqura" : "gregory");

/** "auto": Arabic-Indic in Arabic, Latin in English. */
export const digitChoices = ["auto", "latn", "arab"] as const;
export type Digits = (typeof digitChoices)[number];

/** The 24-hour clock, 00:00 to 23:59, or the 12-hour clock, by their Unicode names. */
export const hourCycles = ["h23", "h12"] as const;
export type HourCycle = (typeof hourCycles)[number];

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** A reader's preferences for dates, times and numbers. */
export type Formatting = { locale: Locale; calendar: Calendar; digits: Digits; hourCycle: HourCycle };

/** The same with the organisation's time zone, an IANA name. */
export type Presentation = Formatting & { timeZone: string };

const regions: Record<Locale, string> = { en: "en-GB", ar: "ar-SA" };

const numberingSystem = ({ locale, digits }: Pick<Presentation, "locale" | "digits">): "latn" | "arab" =>
  digits === "auto" ? (locale === "ar" ? "arab" : "latn") : digits;

/**
 * Returns the language tag for a formatter, complete without defaults: the meaning of a bare `ar` or `ar-SA` differs
 * between browsers and has changed between their versions.
 */
export const languageTag = (
  presentation: Pick<Presentation, "locale" | "digits" | "calendar">,
  calendar: Calendar = presentation.calendar,
): string => `${regions[presentation.locale]}-u-ca-${calendar}-nu-${numberingSystem(presentation)}`;
