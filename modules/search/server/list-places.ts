import { matchesAnyWord } from "#platform/database/match-words.ts";
import type { Reader } from "#platform/database/database.ts";
import { pickText, type Locale } from "#shared/locale.ts";
import type { PlaceKind } from "../contract/kinds.ts";
import type { Found, Place } from "../contract/schemas.ts";
import { wordsOf } from "./query/read-question.ts";
import { excerptsOf, matchesIn, type IsMatch } from "./documents/find-matches.ts";

/** Content of another module, in both languages; "" for a missing text. */
export type PlaceFound = {
  id: string;
  titleEn: string;
  titleAr: string;
  textEn: string;
  textAr: string;
  /** A path within the portal from `/`, or a URL with a scheme. */
  address: string;
};

/** Implemented by a module to include its content in search, for permitted readers only. */
export type SearchSource = {
  kind: PlaceKind;
  /**
   * Returns content that this person may see and that contains all words (folded, at least one), best first, up to
   * `limit`.
   */
  find(db: Reader, personId: string, words: readonly string[], limit: number): Promise<PlaceFound[]>;
};

export type PlaceReader = { personId: string; locale: Locale };

/** Presents a place in the reader's language, unless only the other one matches. */
function present(kind: PlaceKind, place: PlaceFound, locale: Locale, isMatch: IsMatch): Place {
  const written = {
    en: { title: place.titleEn, text: place.textEn },
    ar: { title: place.titleAr, text: place.textAr },
  };
  const matches = (language: Locale): number =>
    matchesIn(`${written[language].title} ${written[language].text}`, isMatch).length;
  const other: Locale = locale === "ar" ? "en" : "ar";
  const shown = matches(locale) === 0 && matches(other) > 0 ? other : locale;
  const title = pickText(shown, { en: place.titleEn, ar: place.titleAr }).text;
  const { text } = pickText(shown, { en: place.textEn, ar: place.textAr });
  return { kind, id: place.id, ...excerptsOf(title, text, isMatch), address: place.address };
}

/** Returns services, links and reports with all words, up to `limit` of each source, and their number. */
export async function listPlaces(
  db: Reader,
  sources: readonly SearchSource[],
  { personId, locale }: PlaceReader,
  { q, limit }: { q: string; limit: number },
): Promise<{ places: Place[]; found: Found }> {
  const words = wordsOf(q);
  if (words.length === 0) return { places: [], found: { count: 0, isMore: false } };
  const isMatch = matchesAnyWord(words);
  const lists = await Promise.all(
    sources.map(async ({ kind, find }) => {
      const found = await find(db, personId, words, limit + 1);
      const places = found.slice(0, limit).map((place) => present(kind, place, locale, isMatch));
      return { places, isMore: found.length > limit };
    }),
  );
  const places = lists.flatMap((list) => list.places);
  return { places, found: { count: places.length, isMore: lists.some(({ isMore }) => isMore) } };
}
