// Short texts that are few, looked through one after the other: names and summaries of services, links, reports. Where
// there may be thousands they are kept folded. What is long or many has an index of its own.

const isArabic = /[\u0621-\u06ff]/;

/** Without an article and what is written together with it. */
const bareOf = (word: string): string => word.replace(/^[وف]?(?:[بك]?ال|لل)(?=.{3})/u, "");

/** What words, folded (`foldedWords`), are looked for with in a statement that has `holdsEvery`. */
export const patternsOf = (words: readonly string[]): string[] =>
  words.map((word) => (isArabic.test(word) ? `%${bareOf(word)}%` : `% ${word}%`));

/**
 * Whether texts hold all words of parameter `parameter` (`patternsOf`). A word begins one of theirs; in Arabic it is also
 * found after an article or another particle. `texts` is SQL, never null.
 */
export const holdsEvery = (texts: string, parameter: number): string =>
  foldedHoldsEvery(`(' ' || search_words(${texts}))`, parameter);

/** The same of texts that are kept as `search_words` makes them, behind a space. */
export const foldedHoldsEvery = (folded: string, parameter: number): string =>
  `${folded} like all ($${parameter}::text[])`;

/** Whether a folded word of a text is one that `holdsEvery` finds for these. */
export const isFoundBy =
  (words: readonly string[]) =>
  (candidate: string): boolean =>
    words.some((word) => (isArabic.test(word) ? candidate.includes(bareOf(word)) : candidate.startsWith(word)));
