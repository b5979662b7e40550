import type { Topic, TopicSummary } from "#modules/community/contract/schemas.ts";
import type { Locale } from "#shared/locale.ts";

const isThere = (text: string | null): boolean => text !== null && text !== "";

/** The languages in which a topic can be read, the reader's own first. */
export function languagesOf(topic: TopicSummary, reader: Locale): Locale[] {
  const has: Record<Locale, boolean> = {
    en: isThere(topic.titleEn) || isThere(topic.excerptEn),
    ar: isThere(topic.titleAr) || isThere(topic.excerptAr),
  };
  const order: Locale[] = reader === "ar" ? ["ar", "en"] : ["en", "ar"];
  return order.filter((locale) => has[locale]);
}

export type TopicInLanguage = {
  language: Locale;
  /** The title, in the other language when this one has none. */
  title: { text: string; locale: Locale };
  document: unknown;
  readingMinutes: number | null;
};

/** What of a topic is shown in one of its languages. */
export function topicIn(topic: Topic, language: Locale): TopicInLanguage {
  const isArabic = language === "ar";
  const own = isArabic ? topic.titleAr : topic.titleEn;
  const other = isArabic ? topic.titleEn : topic.titleAr;
  const otherLocale = isArabic ? "en" : "ar";
  return {
    language,
    title: isThere(own) ? { text: own ?? "", locale: language } : { text: other ?? "", locale: otherLocale },
    document: (isArabic ? topic.contentAr : topic.contentEn) ?? (isArabic ? topic.contentEn : topic.contentAr),
    readingMinutes: isArabic ? topic.readingMinutesAr : topic.readingMinutesEn,
  };
}
