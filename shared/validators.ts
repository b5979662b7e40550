// The specification's form validators (its section 5), shared by server and client. Each returns null if the value
// passes, else the key of its message in `validators.en.ts` and `validators.ar.ts`.

import type { validatorsEn } from "./validators.en.ts";

export type ValidatorMessage = { key: keyof typeof validatorsEn; values?: Record<string, string | number> };
export type Verdict = ValidatorMessage | null;

/** Converts Arabic-Indic and Persian digits to Latin ones. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/٫/g, ".");
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0) ||
  (value instanceof Date && Number.isNaN(value.getTime()));

const text = (value: unknown): string => (typeof value === "string" ? value : String(value ?? ""));

/** Strings are trimmed; an empty array, null and an invalid date count as empty; false counts as filled. */
export const required = (value: unknown): Verdict => (isEmpty(value) ? { key: "required" } : null);

/** The same check with the message of product forms. */
export const requiredField = (value: unknown): Verdict => (isEmpty(value) ? { key: "fieldRequired" } : null);

/** Maximum characters of a mail address. */
export const maxEmailLength = 254;

/** The address grammar of HTML's e-mail field, with a dot in the domain, as mail servers require. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

const matching =
  (key: ValidatorMessage["key"], pattern: RegExp, prepare: (value: string) => string = (value) => value) =>
  (value: unknown): Verdict =>
    isEmpty(value) || pattern.test(prepare(text(value).trim())) ? null : { key };

/** Empty passes. */
export const email = matching("email", emailPattern);
/** Digits of any of the three families with an optional decimal part. */
export const numeric = matching("numeric", /^\d+(\.\d+)?$/, toLatinDigits);
export const integer = matching("integer", /^-?\d+$/, toLatinDigits);
export const signedDecimal = matching("signedDecimal", /^[+-]?\d+(\.\d+)?$/, toLatinDigits);
export const lettersOnly = matching("lettersOnly", /^[\p{L}\p{M}\s]+$/u);
export const lettersAndDigits = matching("lettersAndDigits", /^[\p{L}\p{M}\p{N}\s]+$/u);

/** An absolute http or https address. Empty passes. */
export function url(value: unknown): Verdict {
  if (isEmpty(value)) return null;
  const parts = /^https?:\/\/[^\s/?#.]+\.[^\s/?#]+([/?#]\S*)?$/i;
  return parts.test(text(value).trim()) ? null : { key: "url" };
}

/** Returns whether a text has a letter, number, punctuation or symbol. Spaces and joiners do not count. */
export const isVisible = (value: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);

/** Maximum code units of `characters` characters: a family of four joined by joiners has 11 and is one character. */
export const unitsOf = (characters: number): number => 12 * characters;

// Made when first needed: making it takes as long as loading the rest of the sign-in page.
let graphemes: Intl.Segmenter | undefined;

/** Counts grapheme clusters, as users perceive characters. Stops at `maximum` + 1. */
export function characterCount(value: string, maximum: number): number {
  graphemes ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  let count = 0;
  for (const _ of graphemes.segment(value)) {
    count += 1;
    if (count > maximum) break;
  }
  return count;
}

/** Returns whether `value` has at most `max` user-perceived characters; a much longer text is not segmented. */
export const isWithin = (value: string, max: number): boolean =>
  value.length <= max || (value.length <= unitsOf(max) && characterCount(value, max) <= max);

/** Empty passes; counted in user-perceived characters. */
export const maxLength =
  (max: number) =>
  (value: unknown): Verdict =>
    isEmpty(value) || isWithin(text(value), max) ? null : { key: "maxLength", values: { max } };

export const minLength =
  (min: number) =>
  (value: unknown): Verdict =>
    isEmpty(value) || characterCount(text(value).trim(), min) >= min ? null : { key: "minLength", values: { min } };

/** Returns the first error of several validators. */
export const firstOf =
  (...validators: ((value: unknown) => Verdict)[]) =>
  (value: unknown): Verdict => {
    for (const validator of validators) {
      const verdict = validator(value);
      if (verdict !== null) return verdict;
    }
    return null;
  };

/** First a number with an optional sign, then an integer; bounds are for the next validator. */
export const wholeNumeric = firstOf(matching("numeric", /^[+-]?\d+(\.\d+)?$/, toLatinDigits), integer);

/** An integer within bounds. */
export const wholeWithin = (min: number, max: number) =>
  firstOf(wholeNumeric, (value) => {
    const number = Number(toLatinDigits(String(value)));
    if (number < min) return { key: "tooSmall", values: { min } };
    return number > max ? { key: "tooLarge", values: { max } } : null;
  });
