import { maxLength, type ValidatorMessage } from "#shared/validators.ts";
import {
  answerOf,
  dayNumber,
  type GivenAnswers,
  isBlank,
  isSpan,
  keptAs,
  minutesOfDay,
  numberOf,
  shownFields,
} from "./conditions.ts";
import type { Answer, Answers, FormDefinition, FormField } from "./definition.ts";

// Validation of answers, shared by the browser and the server.

/** `path` is the key of the field. */
export type AnswerProblem = { path: string; message: ValidatorMessage };
type Checked = { value: Exclude<Answer, null> } | { message: ValidatorMessage };

const idPattern = /^[1-9][0-9]{0,17}$/;
/** Maximum files in one field. */
export const filesOfField = 5;
const longest = { text: 300, longText: 5000 } as const;

/** Maximum length of a text field, in characters as users count them. */
export const lengthOf = (field: FormField): number =>
  field.maximumLength ?? (field.type === "longText" ? longest.longText : longest.text);

const invalid: Checked = { message: { key: "optionGone" } };

function checkText(field: FormField, given: unknown): Checked {
  if (typeof given !== "string") return invalid;
  const message = maxLength(lengthOf(field))(given);
  return message === null ? { value: given } : { message };
}

function checkNumber({ min, max }: FormField, given: unknown): Checked {
  const value = numberOf(given);
  if (value === null) return { message: { key: "numeric" } };
  if (min !== undefined && value < min) return { message: { key: "tooSmall", values: { min } } };
  if (max !== undefined && value > max) return { message: { key: "tooLarge", values: { max } } };
  return { value };
}

function checkDates(given: unknown): Checked {
  if (!isSpan(given)) return { message: { key: "date" } };
  const [first, last] = [dayNumber(given.from), dayNumber(given.to)];
  if (first === null || last === null) return { message: { key: "date" } };
  return last < first ? { message: { key: "endBeforeStart" } } : { value: { from: given.from, to: given.to } };
}

function checkTimes(given: unknown): Checked {
  if (!isSpan(given)) return { message: { key: "hoursOfOneDay" } };
  const [start, end] = [minutesOfDay(given.from), minutesOfDay(given.to)];
  if (start === null || end === null) return { message: { key: "hoursOfOneDay" } };
  return end <= start ? { message: { key: "endFirst" } } : { value: { from: given.from, to: given.to } };
}

function checkChoices(field: FormField, given: unknown): Checked {
  if (!Array.isArray(given)) return invalid;
  const chosen = (field.options ?? []).map(({ value }) => value).filter((value) => given.includes(value));
  return given.every((value) => typeof value === "string" && chosen.includes(value)) ? { value: chosen } : invalid;
}

function checkFiles(given: unknown): Checked {
  if (!Array.isArray(given)) return invalid;
  const files = [...new Set(given.filter((file) => typeof file === "string" && idPattern.test(file)))];
  if (files.length < given.length) return { message: { key: "fileUnknown" } };
  return files.length > filesOfField
    ? { message: { key: "filesMany", values: { max: filesOfField } } }
    : { value: files };
}

const checkId = (given: unknown): Checked =>
  typeof given === "string" && idPattern.test(given) ? { value: given } : invalid;

/** Returns the answer in its stored form, or the problem with it. Not called for blank answers. */
function check(field: FormField, given: unknown): Checked {
  switch (field.type) {
    case "text":
    case "longText":
      return checkText(field, given);
    case "number":
      return checkNumber(field, given);
    case "date":
      return typeof given === "string" && dayNumber(given) !== null ? { value: given } : { message: { key: "date" } };
    case "dateRange":
      return checkDates(given);
    case "time":
      return typeof given === "string" && minutesOfDay(given) !== null
        ? { value: given }
        : { message: { key: "timeOfDay" } };
    case "timeRange":
      return checkTimes(given);
    case "choice":
      return typeof given === "string" && field.options?.some(({ value }) => value === given) === true
        ? { value: given }
        : invalid;
    case "choices":
      return checkChoices(field, given);
    case "yesNo":
      return typeof given === "boolean" ? { value: given } : invalid;
    case "person":
    case "lookup":
      return checkId(given);
    case "file":
      return checkFiles(given);
  }
}

/**
 * Validates answers of any shape against their form. `answers` are those of shown fields, trimmed, with numbers as
 * numbers; `problems` are in the order of the form. Hidden fields are neither required nor kept; unknown keys are
 * dropped. A draft passes the same validation without the problems of missing answers. The server checks whether a
 * person, an entry or a file exists.
 */
export function validateAnswers(
  form: FormDefinition,
  given: GivenAnswers,
): { answers: Answers; problems: AnswerProblem[] } {
  const answers: Answers = {};
  const problems: AnswerProblem[] = [];
  for (const field of shownFields(form.fields, given)) {
    const sent = keptAs(field, answerOf(given, field.key));
    if (isBlank(sent)) {
      if (field.required) problems.push({ path: field.key, message: { key: "fieldRequired" } });
      continue;
    }
    const checked = check(field, sent);
    if ("value" in checked) answers[field.key] = checked.value;
    else problems.push({ path: field.key, message: checked.message });
  }
  return { answers, problems };
}
