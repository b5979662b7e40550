/** The name of a module: one lower-case English word, its plural, and its label in both languages. */
export type Words = { noun: string; plural: string; english: string; arabic: string };

const word = /^[a-z]{2,30}$/;
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const cells = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Finds the noun's row; a row may define several nouns, separated by commas, in the same order in each column. */
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
 * Returns the words of a module from the glossary, so that code and interface use the same names.
 * @throws when the noun is not a plain word or not in the glossary.
 */
export function readWords(glossary: string, noun: string, plural = `${noun}s`): Words {
  if (!word.test(noun) || !word.test(plural)) throw new Error("A module is named by one word of lower-case letters.");
  if (noun === plural) throw new Error("The plural must differ from the noun: it names the list.");
  const row = findRow(glossary, noun);
  if (row === null)
    throw new Error(`The glossary has no \`${noun}\`. Add it to docs/glossary.md first, in both languages.`);
  return { noun, plural, english: capital(row.english), arabic: row.arabic };
}

/** Replaces the sample's names in a text or path of the template. */
export const inWords = (text: string, { noun, plural, english, arabic }: Words): string =>
  text
    .replaceAll("SAMPLE_EN", english)
    .replaceAll("SAMPLE_AR", arabic)
    .replaceAll("Samples", capital(plural))
    .replaceAll("samples", plural)
    .replaceAll("Sample", capital(noun))
    .replaceAll("sample", noun);
