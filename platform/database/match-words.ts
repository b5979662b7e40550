// For few short texts, scanned one by one: names and summaries of services, links, reports. Larger sets are stored
// folded. Long or numerous texts have an index of their own.

const isArabic = /[\u0621-\u06ff]/;

/** Removes the Arabic article and prefixed particles. */
const stemOf = (word: string): string => word.replace(/^[وف]?(?:[بك]?ال|لل)(?=.{3})/u, "");

/** Returns the search patterns of folded words (`foldedWords`) for a statement with `containsAllWords`. */
export const wordPatterns = (words: readonly string[]): string[] =>
  words.map((word) => (isArabic.test(word) ? `%${stemOf(word)}%` : `% ${word}%`));

/**
 * Returns the condition that texts contain all words of parameter `parameter` (`wordPatterns`). A word matches a prefix
 * of a word; in Arabic also after an article or another particle. `texts` is SQL, never null.
 */
export const containsAllWords = (texts: string, parameter: number): string =>
  foldedContainsAllWords(`(' ' || search_words(${texts}))`, parameter);

/** The same for texts stored as `search_words` returns them, after a space. */
export const foldedContainsAllWords = (folded: string, parameter: number): string =>
  `${folded} like all ($${parameter}::text[])`;

/** Returns whether `containsAllWords` would find a folded word of a text by these words. */
export const matchesAnyWord =
  (words: readonly string[]) =>
  (candidate: string): boolean =>
    words.some((word) => (isArabic.test(word) ? candidate.includes(stemOf(word)) : candidate.startsWith(word)));
