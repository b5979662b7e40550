/** Words and characters of a text, as people count them. Words by the rules of its language. */
export function countText(text: string, locale: string): { words: number; characters: number } {
  let words = 0;
  for (const part of new Intl.Segmenter(locale, { granularity: "word" }).segment(text)) if (part.isWordLike) words += 1;
  let characters = 0;
  for (const _ of new Intl.Segmenter(locale, { granularity: "grapheme" }).segment(text.replaceAll("\n", ""))) {
    characters += 1;
  }
  return { words, characters };
}
