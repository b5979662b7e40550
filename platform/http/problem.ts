import { errorsAr } from "#shared/errors.ar.ts";
import { errorsEn } from "#shared/errors.en.ts";
import { errorStatus, type ErrorCode, type FieldProblem, type Problem } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { validatorsAr } from "#shared/validators.ar.ts";
import { validatorsEn } from "#shared/validators.en.ts";
import type { ValidatorMessage } from "#shared/validators.ts";
import { wordlessCodes, type RefusedField, type Refusal } from "./refuse.ts";

const errorWords = { en: errorsEn, ar: errorsAr };
const fieldWords = { en: validatorsEn, ar: validatorsAr };

function sentence(locale: Locale, message: ValidatorMessage): string {
  const template: string = fieldWords[locale][message.key];
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(message.values?.[name] ?? whole));
}

export const fieldProblem =
  (locale: Locale) =>
  (field: RefusedField): FieldProblem => ({
    path: field.path,
    code: field.message.key,
    message: sentence(locale, field.message),
  });

const isWordless = (code: ErrorCode): boolean => (wordlessCodes as readonly string[]).includes(code);

/** Joins title and detail as the message of one field. */
function reasonOf(code: ErrorCode, locale: Locale): string {
  const { title, detail } = errorWords[locale][code];
  return `${/[.?!؟]$/.test(title) ? title : `${title}.`} ${detail}`;
}

/** Replaces a field's general message by the text of the code. */
const refusedField =
  (code: ErrorCode, locale: Locale) =>
  (field: RefusedField): FieldProblem => {
    const problemField = fieldProblem(locale)(field);
    return field.message.key !== "invalid" || isWordless(code)
      ? problemField
      : { ...problemField, message: reasonOf(code, locale) };
  };

export const detailOf = (code: ErrorCode, locale: Locale): string => errorWords[locale][code].detail;

/** Returns problem details (RFC 9457) in the reader's language. */
export function problem(
  code: ErrorCode,
  locale: Locale,
  requestId: string,
  more: Partial<Pick<Refusal, "fields" | "retryAfter" | "current" | "extension">> = {},
): Problem {
  const { fields = [], retryAfter = null, current, extension } = more;
  const words = errorWords[locale][code];
  return {
    type: `urn:diwan:problem:${code}`,
    title: words.title,
    status: errorStatus(code),
    detail: words.detail,
    code,
    fields: fields.map(refusedField(code, locale)),
    requestId,
    ...(retryAfter === null ? {} : { retryAfter }),
    ...(current === undefined ? {} : { current }),
    ...extension,
  };
}
