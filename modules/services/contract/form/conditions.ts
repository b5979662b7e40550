import { toLatinDigits } from "#shared/validators.ts";
import type { Comparison, Condition, FormField } from "./definition.ts";

// Conditions that show fields. Nothing here throws, whatever the definition or the answers; values that cannot be
// compared do not match.

/** Answers as sent or typed, of any shape. */
export type GivenAnswers = Readonly<Record<string, unknown>>;

export const answerOf = (answers: GivenAnswers, key: string): unknown =>
  Object.hasOwn(answers, key) ? answers[key] : undefined;

export const isSpan = (value: unknown): value is { from: string; to: string } =>
  typeof value === "object" &&
  value !== null &&
  "from" in value &&
  "to" in value &&
  typeof value.from === "string" &&
  typeof value.to === "string";

/** True for undefined, null, blank text, no choice, and a span without both ends. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0) ||
  (isSpan(value) && value.from === "" && value.to === "");

/** Parses a number in any family of digits; null if it is not a number. */
export function numberOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = toLatinDigits(value.trim());
  return /^[+-]?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : null;
}

/** Normalizes an answer that fits its field: texts trimmed, numbers as numbers, ids as texts. */
export function keptAs({ type }: Pick<FormField, "type">, given: unknown): unknown {
  if (type === "number") return numberOf(given) ?? given;
  if (type === "person" || type === "lookup") return typeof given === "number" ? String(given) : given;
  return typeof given === "string" ? given.trim() : given;
}

/** Minutes since midnight of `HH:MM`; null if there is no such time. */
export function minutesOfDay(text: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return found === null ? null : Number(found[1]) * 60 + Number(found[2]);
}

/** Days since 1970 of `YYYY-MM-DD` between 1900 and 2999; null if there is no such date. */
export function dayNumber(text: string): number | null {
  if (!/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  // Some engines parse the 30th of February as a date in March.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? null : at / 86_400_000;
}

/** Length in days (both ends included) or minutes; null if the span is invalid. */
export function spanLength(value: { from: string; to: string }): number | null {
  const [firstDay, lastDay] = [dayNumber(value.from), dayNumber(value.to)];
  if (firstDay !== null && lastDay !== null) return lastDay - firstDay + 1;
  const [start, end] = [minutesOfDay(value.from), minutesOfDay(value.to)];
  return start === null || end === null ? null : end - start;
}

function isEqual(given: unknown, wanted: unknown): boolean {
  if (Array.isArray(given)) return given.includes(wanted);
  if (given === wanted) return true;
  const number = typeof wanted === "number" ? numberOf(given) : null;
  return number !== null && number === wanted;
}

/** Negative, zero or positive, like a comparator; null if the two cannot be ordered. */
function order(given: unknown, wanted: unknown): number | null {
  if (isSpan(given)) {
    const length = spanLength(given);
    if (typeof wanted === "number") return length === null ? null : length - wanted;
    return order(given.from, wanted);
  }
  const [one, other] = [numberOf(given), numberOf(wanted)];
  if (one !== null && other !== null) return one - other;
  if (typeof given !== "string" || typeof wanted !== "string") return null;
  const read = dayNumber(given) !== null ? dayNumber : minutesOfDay;
  const [left, right] = [read(given), read(wanted)];
  return left === null || right === null ? null : left - right;
}

function compare({ is, value }: Comparison, given: unknown): boolean {
  if (is === "empty") return isBlank(given);
  if (is === "filled") return !isBlank(given);
  if (is === "equal") return isEqual(given, value);
  if (is === "notEqual") return !isEqual(given, value);
  if (is === "oneOf") return Array.isArray(value) && value.some((wanted) => isEqual(given, wanted));
  const difference = order(given, value);
  return difference !== null && (is === "atLeast" ? difference >= 0 : difference <= 0);
}

export function holds(condition: Condition, find: (key: string) => unknown): boolean {
  if ("all" in condition) return condition.all.every((inner) => holds(inner, find));
  if ("any" in condition) return condition.any.some((inner) => holds(inner, find));
  if ("not" in condition) return !holds(condition.not, find);
  return compare(condition, find(condition.field));
}

/** Returns all comparisons of the condition, in its order. */
export function comparisonsOf(condition: Condition): Comparison[] {
  if ("all" in condition) return condition.all.flatMap(comparisonsOf);
  if ("any" in condition) return condition.any.flatMap(comparisonsOf);
  return "not" in condition ? comparisonsOf(condition.not) : [condition];
}

/** Returns the compared fields in order, duplicates included. */
export const fieldsOf = (condition: Condition): string[] => comparisonsOf(condition).map(({ field }) => field);

/**
 * Returns the shown fields in order. Answers of hidden fields are ignored, so hiding one field can hide others; fields
 * with circular conditions count as unanswered for each other. Conditions compare stored forms, so that sent and stored
 * answers show the same fields.
 */
export function shownFields(fields: readonly FormField[], answers: GivenAnswers): FormField[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const known = new Map<string, boolean>();
  const isShown = (field: FormField): boolean => {
    const verdict = known.get(field.key);
    if (verdict !== undefined) return verdict;
    if (field.showWhen === undefined) return true;
    known.set(field.key, false);
    const shown = holds(field.showWhen, (key) => {
      const field = byKey.get(key);
      return field !== undefined && isShown(field) ? keptAs(field, answerOf(answers, key)) : undefined;
    });
    known.set(field.key, shown);
    return shown;
  };
  return fields.filter(isShown);
}

/** Returns a lookup of stored answers, limited to shown fields. */
export function findShown(fields: readonly FormField[], answers: GivenAnswers): (key: string) => unknown {
  const shown = new Map(shownFields(fields, answers).map((field) => [field.key, field]));
  return (key) => {
    const field = shown.get(key);
    return field === undefined ? undefined : keptAs(field, answerOf(answers, key));
  };
}

/** Values of the field `dayPart` of a form that books leave: a whole day, or a half of one. */
const dayParts = ["whole", "morning", "afternoon"] as const;
export type DayPart = (typeof dayParts)[number];

export const isDayPart = (value: unknown): value is DayPart => dayParts.some((part) => part === value);
