import { type Message, readMessage } from "./message.ts";
import { findReplacedTerms } from "./replaced-terms.ts";

/** Texts by their path in the catalogue: `list.emptyTitle`. */
export type Texts = ReadonlyMap<string, string>;

const arabicLetter = /[\p{Script=Arabic}&&\p{Letter}]/v;
const latinWord = /\p{Script=Latin}+/gu;
/** Languages' own names, and names that are the same in both languages. */
const ownNames = new Set(["English", "العربية", "Diwan", "ديوان", "Webhooks"]);
const acronym = /^[A-Z][A-Z0-9]*$/;
/** A Latin comma, semicolon or question mark after Arabic text. */
const latinPunctuation = /[\p{Script=Arabic}»]\s*[,;?]/u;
const arabicForms = ["zero", "one", "two", "few", "many", "other"];
const englishForms = ["one", "other"];

const list = (values: Iterable<string>): string => [...values].toSorted().join(", ") || "none";
const same = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => list(one) === list(other);

function looksUntranslated(text: string): boolean {
  if (arabicLetter.test(text)) return false;
  return (text.match(latinWord) ?? []).some((word) => !ownNames.has(word) && !acronym.test(word));
}

function read(text: string, language: string, refuse: (message: string) => void): Message | null {
  if (text !== text.trim()) refuse(`${language}: begins or ends with a space; sentences are not glued from pieces`);
  if (text === "") refuse(`${language}: is empty`);
  try {
    return readMessage(text);
  } catch (error) {
    refuse(`${language}: is no ICU message (${error instanceof Error ? error.message : String(error)})`);
    return null;
  }
}

function checkForms(message: Message, language: string, wanted: string[], refuse: (message: string) => void): void {
  for (const { name, forms } of message.plurals) {
    const missing = wanted.filter((form) => !forms.includes(form));
    if (missing.length > 0) refuse(`${language}: the plural of "${name}" lacks ${missing.join(", ")}`);
  }
}

/** Each branch of the message is checked separately, so that headings are distinguished from sentences. */
function checkTerms(language: "en" | "ar", text: string, message: Message | null, refuse: (message: string) => void) {
  const texts = new Set([text, ...(message?.branches ?? []).map((branch) => branch.text)]);
  for (const problem of new Set([...texts].flatMap((one) => findReplacedTerms(language, one)))) {
    refuse(`${language === "en" ? "English" : "Arabic"}: ${problem}`);
  }
}

function checkTexts(english: string, arabic: string, refuse: (message: string) => void): void {
  const en = read(english, "English", refuse);
  const ar = read(arabic, "Arabic", refuse);
  checkTerms("en", english, en, refuse);
  checkTerms("ar", arabic, ar, refuse);
  if (en !== null) {
    checkForms(en, "English", englishForms, refuse);
    for (const { text } of en.branches) {
      if (arabicLetter.test(text) && !ownNames.has(text)) refuse(`English: contains Arabic, "${text}"`);
    }
  }
  if (ar !== null) {
    checkForms(ar, "Arabic", arabicForms, refuse);
    for (const { text } of ar.branches) {
      if (looksUntranslated(text)) refuse(`Arabic: is not translated, "${text}"`);
      if (latinPunctuation.test(text)) refuse(`Arabic: has a Latin comma, semicolon or question mark, "${text}"`);
    }
  }
  if (en === null || ar === null) return;
  if (!same(en.placeholders, ar.placeholders)) {
    refuse(`placeholders differ: English has ${list(en.placeholders)}; Arabic has ${list(ar.placeholders)}`);
  }
  if (!same(en.tags, ar.tags)) refuse(`tags differ: English has ${list(en.tags)}; Arabic has ${list(ar.tags)}`);
}

/** Compares the two languages of a catalogue; returns one sentence per problem, beginning with the key. */
export function checkPair(english: Texts, arabic: Texts): string[] {
  const problems: string[] = [];
  for (const [key, text] of english) {
    const translation = arabic.get(key);
    if (translation === undefined) problems.push(`${key}: is missing in Arabic`);
    else checkTexts(text, translation, (message) => problems.push(`${key}: ${message}`));
  }
  for (const key of arabic.keys()) if (!english.has(key)) problems.push(`${key}: is missing in English`);
  return problems;
}
