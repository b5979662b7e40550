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

// Answers against their form, the same in the browser and on the server.

/** What is wrong with the answer to the field `path`. */
export type AnswerProblem = { path: string; message: ValidatorMessage };
type Checked = { value: Exclude<Answer, null> } | { message: ValidatorMessage };

const idPattern = /^[1-9][0-9]{0,17}$/;
/** Files that one field takes. */
export const filesOfField = 5;
const longest = { text: 300, longText: 5000 } as const;

/** Characters that a field of text takes, as people count them. */
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

/** An answer in the form in which it is kept, or what is wrong with it. Not called for blanks. */
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
 * Reads answers of any shape against their form: `answers` are those of shown fields, trimmed, numbers as numbers, and
 * `problems` says in the order of the form what is missing or does not fit. A hidden field is neither required nor
 * kept, and neither is what the form does not know. A draft asks the same and leaves out the problems of what is missing.
 * Whether a person, an entry or a file exists is for the server to find out.
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
