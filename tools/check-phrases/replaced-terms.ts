import { replacedTermsAr } from "./replaced-terms.ar.ts";
import { replacedTermsEn } from "./replaced-terms.en.ts";

/** Texts are compared without shadda, short vowels and tatweel, so that all spellings of a term match. */
const vowelSigns = /[\u0640\u064b-\u0652\u0670]/g;

const termsOf = { en: replacedTermsEn, ar: replacedTermsAr };

/** Returns one sentence per replaced term in the text: the match and its replacement. */
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
