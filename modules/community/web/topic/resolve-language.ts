import type { Topic, TopicSummary } from "#modules/community/contract/schemas.ts";
import { otherLocale, pickText, type Locale } from "#shared/locale.ts";

/** The languages in which a topic is written, the reader's own first. */
export function languagesOf(topic: TopicSummary, reader: Locale): Locale[] {
  const has = { en: topic.titleEn || topic.excerptEn, ar: topic.titleAr || topic.excerptAr };
  return [reader, otherLocale(reader)].filter((locale) => has[locale]);
}

/** A topic in one of its languages; a missing title or text is taken from the other language. */
export function topicIn(topic: Topic, language: Locale) {
  const documents = { en: topic.contentEn, ar: topic.contentAr };
  const readingMinutes = { en: topic.readingMinutesEn, ar: topic.readingMinutesAr };
  return {
    language,
    title: pickText(language, { en: topic.titleEn, ar: topic.titleAr }),
    document: documents[language] ?? documents[otherLocale(language)],
    readingMinutes: readingMinutes[language],
  };
}

export type TopicInLanguage = ReturnType<typeof topicIn>;
