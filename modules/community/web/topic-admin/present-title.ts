import { pickText, type Locale } from "#shared/locale.ts";

/** A topic's title in the reader's language, else in the other. */
export const titleIn = (locale: Locale, topic: { titleAr: string | null; titleEn: string | null }): string =>
  pickText(locale, { en: topic.titleEn, ar: topic.titleAr }).text;
