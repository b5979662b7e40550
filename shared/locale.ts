/** The two languages of the interface; English is default and fallback unless the organisation has set another. */
export const locales = ["en", "ar"] as const;
export type Locale = (typeof locales)[number];
export type Direction = "ltr" | "rtl";
const defaultLocale: Locale = "en";

export const isLocale = (value: unknown): value is Locale => value === "en" || value === "ar";

export const otherLocale = (locale: Locale): Locale => (locale === "en" ? "ar" : "en");

export const directionOf = (locale: Locale): Direction => (locale === "ar" ? "rtl" : "ltr");

/** Returns the best-weighted supported language of `accept-language`, or null. Source: RFC 9110 section 12.5.4. */
export function namedLocale(header: string | undefined): Locale | null {
  let best: { locale: Locale; weight: number } | null = null;
  for (const part of (header ?? "").split(",")) {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const language = tag.split("-")[0];
    if (!isLocale(language)) continue;
    const q = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (weight > 0 && (best === null || weight > best.weight)) best = { locale: language, weight };
  }
  return best?.locale ?? null;
}

/** The setting of an organisation's first language: a supported one, or the browser's preferred one. */
export const firstLanguages = [...locales, "browser"] as const;
export type FirstLanguage = (typeof firstLanguages)[number];

/** Returns the locale of the setting, for a browser with these languages or, without a browser, English. */
export const firstLocale = (setting: FirstLanguage, languages: readonly string[] = []): Locale =>
  setting === "browser" ? negotiateLocale(languages.join(",")) : setting;

/** Returns the locale of `accept-language`, else English. */
export const negotiateLocale = (header: string | undefined): Locale => namedLocale(header) ?? defaultLocale;

/** Returns the text in the reader's language, or the other one, with its language. */
export function pickText(
  locale: Locale,
  texts: { en: string | null; ar: string | null },
): { text: string; locale: Locale } {
  const other = otherLocale(locale);
  const own = texts[locale];
  if (own !== null && own !== "") return { text: own, locale };
  return { text: texts[other] ?? "", locale: texts[other] ? other : locale };
}

/**
 * Returns a name in a language, or in the other one if it is missing: for servers and functions that know a locale.
 * Components that have formats call `formats.name`.
 */
export const nameIn = (locale: Locale, named: { nameEn: string | null; nameAr: string | null }): string =>
  pickText(locale, { en: named.nameEn, ar: named.nameAr }).text;
