import { languageTag, type Presentation } from "./presentation.ts";

type Reader = Pick<Presentation, "locale" | "digits">;

const cached = new Map<string, Intl.NumberFormat>();

/** Formatters are costly to create and few, so they are cached. */
function formatter(reader: Reader, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const tag = languageTag({ ...reader, calendar: "gregory" });
  const key = tag + JSON.stringify(options);
  const known = cached.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(tag, options);
  cached.set(key, made);
  return made;
}

/** Returns "1,234.5" or «١٬٢٣٤٫٥». */
export const formatNumber = (reader: Reader, value: number, options: Intl.NumberFormatOptions = {}): string =>
  formatter(reader, options).format(value);

/** With its vowel, since without it «صفر» is also the second month of the Hijri year. */
const zero = { en: "zero", ar: "صِفر" } as const;

/** Formats a number alone in a cell, a badge or a metric: a lone ٠ reads as a dot, so it becomes a word. */
export function formatFigure(reader: Reader, value: number): string {
  const written = formatNumber(reader, value);
  return written === "٠" ? zero[reader.locale] : written;
}

/** Formats a count in little space: "12k", «١٢ ألف». Below 10,000 it is exact. */
export const formatCount = (reader: Reader, value: number): string =>
  Math.abs(value) < 10_000
    ? formatFigure(reader, value)
    : formatNumber(reader, value, { notation: "compact", maximumFractionDigits: 1 });

/** Formats a share from 0 to 1 as whole per cent: "52%", «٥٢٪». */
export const formatPercent = (reader: Reader, share: number): string =>
  formatNumber(reader, share, { style: "percent", maximumFractionDigits: 0 }).replace(/\u061c/g, "");

/** Returns "10 MB", «١٠ ميغابايت»: Arabic has no known abbreviation; its data mixes «م.ب.» with «كيلوبايت». */
export const formatBytes = (
  reader: Reader,
  count: number,
  unit: "megabyte" | "kilobyte",
  maximumFractionDigits = 0,
): string =>
  formatNumber(reader, count, {
    style: "unit",
    unit,
    unitDisplay: reader.locale === "ar" ? "long" : "short",
    maximumFractionDigits,
  });

/** Formats a size in bytes in decimal units, like file managers: "84 kB", "2.4 MB", «٢٫٤ ميغابايت». */
export const formatFileSize = (reader: Reader, bytes: number): string =>
  bytes >= 999_500
    ? formatBytes(reader, bytes / 1_000_000, "megabyte", 1)
    : formatBytes(reader, Math.max(1, bytes / 1_000), "kilobyte");

/** Joins items as in a sentence: "a, b and c", «أ وب وج». */
export const formatList = ({ locale }: Pick<Presentation, "locale">, items: readonly string[]): string =>
  new Intl.ListFormat(languageTag({ locale, digits: "auto", calendar: "gregory" }), { type: "conjunction" }).format(
    items,
  );
