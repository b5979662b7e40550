import type { TextContent, TextItem } from "pdfjs-dist/types/src/display/api.js";

type Item = TextContent["items"][number];

/** Gaps above this share of the letter height count as a space. */
const leastGap = 0.1;

const mirrors: Readonly<Record<string, string>> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "{": "}",
  "}": "{",
  "«": "»",
  "»": "«",
};

const isText = (item: Item | undefined): item is TextItem => item !== undefined && "str" in item;
const hasLetters = (item: TextItem): boolean => /[\p{L}\p{N}]/u.test(item.str);
const isArabic = (item: TextItem): boolean => /\p{Script=Arabic}/u.test(item.str);

/** Mirrors brackets: a page has those of Arabic text in visual order. */
const withBrackets = (text: string): string => text.replace(/[()[\]{}«»]/g, (sign) => mirrors[sign] ?? sign);

/** Normalises presentation forms to letters, and attaches marks to their letter. */
const letters = (text: string): string => text.normalize("NFKC").replace(/ +(?=\p{M})/gu, "");

const isMark = (item: Item | undefined): item is TextItem => isText(item) && /^\s*\p{M}+$/u.test(item.str);

/** Moves marks behind their item: those of an Arabic item's last letter are on the left and therefore precede it. */
function withMarks(items: readonly Item[]): Item[] {
  let marks = "";
  return items.flatMap((item, at): Item[] => {
    if (isMark(item) && isText(items[at + 1])) {
      marks += item.str.trim();
      return [];
    }
    if (!isText(item)) return [item];
    const marked = { ...item, str: item.str + marks };
    marks = "";
    return [marked];
  });
}

const areOnOneLine = (one: TextItem, other: TextItem): boolean =>
  Math.abs(Number(one.transform[5]) - Number(other.transform[5])) < Math.max(one.height, other.height) / 2;

/** Returns whether the gap between two items of a line, in either order, is a space. */
function areApart(one: TextItem, other: TextItem): boolean {
  const [left, right] = [one, other].toSorted((a, b) => Number(a.transform[4]) - Number(b.transform[4]));
  if (left === undefined || right === undefined) return false;
  const height = Math.max(one.height, other.height);
  return (
    areOnOneLine(one, other) && Number(right.transform[4]) - Number(left.transform[4]) - left.width > height * leastGap
  );
}

/**
 * Returns the readable text of a page read with `disableNormalization`: PDF.js would reverse the letters of joined
 * Arabic forms and omit spaces between right-to-left items.
 */
export function readableText(content: TextContent): TextContent {
  const items = withMarks(content.items);
  const isTurned = (at: number): boolean => {
    const item = items[at];
    if (!isText(item)) return false;
    if (hasLetters(item)) return isArabic(item);
    // Punctuation alone belongs to the words after it, or at the end of a line to those before it.
    const isNear = (other: Item): other is TextItem => isText(other) && hasLetters(other) && areOnOneLine(item, other);
    const near = items.slice(at + 1).find(isNear) ?? items.slice(0, at).findLast(isNear);
    return near !== undefined && isArabic(near);
  };
  const read = items.flatMap((item, at): Item[] => {
    if (!isText(item)) return [item];
    const str = letters(isTurned(at) ? withBrackets(item.str) : item.str);
    const next = items[at + 1];
    const isFollowed = isText(next) && !item.hasEOL && item.str !== "" && next.str !== "";
    const isSpaced = /\s$/u.test(str) || (isText(next) && /^\s/u.test(next.str));
    const space = isFollowed && !isSpaced && areApart(item, next) ? [{ ...item, str: " ", width: 0 }] : [];
    return [{ ...item, str }, ...space];
  });
  return { ...content, items: read };
}
