import { replacedTermsAr } from "./replaced-terms.ar.ts";
import { replacedTermsEn } from "./replaced-terms.en.ts";

/** A term that the glossary replaced. */
export type ReplacedTerm = {
  /** Tested against each text, with and without Arabic vowel signs. */
  pattern: RegExp;
  /** The term of the glossary that stands in its place. */
  use: string;
  /** Phrases in which the same word is right; they are taken out of the text before `pattern` is tested. */
  except?: readonly string[];
};

/** Texts compared without shadda, short vowels and tatweel, so that one spelling of a term stands for all. */
const vowelSigns = /[\u0640\u064b-\u0652\u0670]/g;

const termsOf = { en: replacedTermsEn, ar: replacedTermsAr };

/** Returns a sentence for every replaced term in the text: what was found and what to use. */
export function findReplacedTerms(language: keyof typeof termsOf, text: string): string[] {
  const problems: string[] = [];
  for (const { pattern, use, except = [] } of termsOf[language]) {
    for (const spelling of new Set([text, text.replace(vowelSigns, "")])) {
      const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ""), spelling);
      const found = pattern.exec(rest);
      if (found === null) continue;
      problems.push(`“${found[0].trim()}” was replaced: use “${use}”`);
      break;
    }
  }
  return problems;
}
