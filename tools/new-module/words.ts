/** What a module is called: one lower-case English word, its plural, and how people read it in both languages. */
export type Words = { noun: string; plural: string; english: string; arabic: string };

const word = /^[a-z]{2,30}$/;
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const cells = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Finds the noun's row: one row may speak of several, separated by commas, in the same order in each column. */
function findRow(glossary: string, noun: string): { english: string; arabic: string } | null {
  for (const line of glossary.split("\n")) {
    const [english = "", arabic = "", code = ""] = cells(line);
    const codes = [...code.matchAll(/`(\w+)`/g)].map((match) => match[1]);
    const place = codes.indexOf(noun);
    if (place === -1) continue;
    const pick = (text: string, separator: RegExp) => text.split(separator)[codes.length > 1 ? place : 0] ?? text;
    return { english: pick(english, /,\s*/), arabic: pick(arabic, /،\s*/) };
  }
  return null;
}

/**
 * The words of a module; names come from the glossary, so that code, screens and people agree.
 * @throws when the noun is no plain word, or the glossary does not know it.
 */
export function readWords(glossary: string, noun: string, plural = `${noun}s`): Words {
  if (!word.test(noun) || !word.test(plural)) throw new Error("A module is named by one word of lower-case letters.");
  if (noun === plural) throw new Error("The plural must differ from the noun: it names the list.");
  const row = findRow(glossary, noun);
  if (row === null)
    throw new Error(`The glossary has no \`${noun}\`. Add it to docs/glossary.md first, in both languages.`);
  return { noun, plural, english: capital(row.english), arabic: row.arabic };
}

/** A text, or a path, of the template in these words. */
export const inWords = (text: string, { noun, plural, english, arabic }: Words): string =>
  text
    .replaceAll("SAMPLE_EN", english)
    .replaceAll("SAMPLE_AR", arabic)
    .replaceAll("Samples", capital(plural))
    .replaceAll("samples", plural)
    .replaceAll("Sample", capital(noun))
    .replaceAll("sample", noun);
