const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
const firstLetter = (word: string) => /\p{L}/u.exec(word)?.[0] ?? "";

/** Returns one letter of an Arabic name (two would join into a false word), else those of first and last word. */
export function initialsOf(name: string): string {
  const words = name
    .normalize("NFC")
    .split(/\s+/u)
    .map(firstLetter)
    .filter((letter) => letter !== "");
  const first = words[0];
  if (first === undefined) return "";
  if (isArabic(first)) return first;
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return (first + (isArabic(last) ? "" : last)).toLocaleUpperCase("en");
}

/** Returns a number from 0 to `count - 1` that is stable for an id. */
export function tintOf(id: string, count: number): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}
