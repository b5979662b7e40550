import { useLocale } from "#client/intl.tsx";
import type { SpokenLanguage } from "#modules/people/contract/languages.ts";

/** Returns a function that names languages in the reader's language. */
export function useLanguageName(): (language: SpokenLanguage) => string {
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: "language" });
  return (language) => names.of(language) ?? language;
}
