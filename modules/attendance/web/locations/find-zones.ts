import { timeZoneName } from "#client/time-zone.ts";
import { foldedWords } from "#shared/fold.ts";
import { locales } from "#shared/locale.ts";

/** Maximum number of results. */
const maxZones = 30;

const known = new Map<string, readonly string[]>();

/** Search words of a time zone: its towns and its names in both languages. */
function wordsOf(timeZone: string): readonly string[] {
  const words =
    known.get(timeZone) ??
    foldedWords([timeZone.replace(/[/_]/g, " "), ...locales.map((locale) => timeZoneName(timeZone, locale))].join(" "));
  known.set(timeZone, words);
  return words;
}

/** Finds time zones by prefixes of words. */
export function findZones(query: string): string[] {
  const searchWords = foldedWords(query.replace(/[/_]/g, " "));
  return ["UTC", ...Intl.supportedValuesOf("timeZone").filter((timeZone) => timeZone !== "UTC")]
    .filter((timeZone) => searchWords.every((part) => wordsOf(timeZone).some((word) => word.startsWith(part))))
    .slice(0, maxZones);
}
