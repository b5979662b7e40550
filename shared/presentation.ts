import type { Locale } from "./locale.ts";

export const calendars = ["gregory", "islamic-umalqura"] as const;
export type Calendar = (typeof calendars)[number];

/** That which stands beside the reader's own where a date matters. */
export const otherCalendar = (calendar: Calendar): Calendar =>
  calendar === "gregory" ? "islamic-umalqura" : "gregory";

/** "auto": Arabic-Indic in Arabic, Latin in English. */
export const digitChoices = ["auto", "latn", "arab"] as const;
export type Digits = (typeof digitChoices)[number];

/** The clock of 24 hours, 00:00 to 23:59, or that of twice 12, as Unicode names them. */
export const hourCycles = ["h23", "h12"] as const;
export type HourCycle = (typeof hourCycles)[number];

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** What one reader chose of how dates, times and numbers are written. */
export type Formatting = { locale: Locale; calendar: Calendar; digits: Digits; hourCycle: HourCycle };

/** How one reader sees dates, times and numbers. The time zone is the organisation's, an IANA name. */
export type Presentation = Formatting & { timeZone: string };

const regions: Record<Locale, string> = { en: "en-GB", ar: "ar-SA" };

const numberingSystem = ({ locale, digits }: Pick<Presentation, "locale" | "digits">): "latn" | "arab" =>
  digits === "auto" ? (locale === "ar" ? "arab" : "latn") : digits;

/**
 * The language tag for a formatter, with nothing left to its defaults: what a bare `ar` or `ar-SA` means differs between
 * browsers and has changed between their versions.
 */
export const languageTag = (
  presentation: Pick<Presentation, "locale" | "digits" | "calendar">,
  calendar: Calendar = presentation.calendar,
): string => `${regions[presentation.locale]}-u-ca-${calendar}-nu-${numberingSystem(presentation)}`;
