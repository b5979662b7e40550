import { toLatinDigits } from "#shared/validators.ts";
import type { Comparison, Condition, FormField } from "./definition.ts";

// When a field is shown. Nothing here throws, whatever a definition or an answer looks like: what cannot be compared
// does not match.

/** Answers as they were sent or are being typed: of any shape. */
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

/** Nothing, blanks, no choice, and a span of which both ends are missing. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0) ||
  (isSpan(value) && value.from === "" && value.to === "");

/** The number that a text of digits of any family says; null when it says none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = toLatinDigits(value.trim());
  return /^[+-]?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : null;
}

/** An answer as it is kept where it fits its field: texts trimmed, numbers as numbers, ids as texts. */
export function keptAs({ type }: Pick<FormField, "type">, given: unknown): unknown {
  if (type === "number") return numberOf(given) ?? given;
  if (type === "person" || type === "lookup") return typeof given === "number" ? String(given) : given;
  return typeof given === "string" ? given.trim() : given;
}

/** Minutes since midnight of `HH:MM`; null when there is no such time. */
export function minutesOfDay(text: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return found === null ? null : Number(found[1]) * 60 + Number(found[2]);
}

/** The day's number since 1970 of `YYYY-MM-DD` between 1900 and 2999; null when there is no such date. */
export function dayNumber(text: string): number | null {
  if (!/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  // Some engines carry the 30th of February over into March.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? null : at / 86_400_000;
}

/** How long a span is: days, both ends included, or minutes; null when it is none. */
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

/** Negative, zero or positive as numbers compare; null when the two have no order. */
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

/** Whether it holds, of answers found by `find`. */
export function holds(condition: Condition, find: (key: string) => unknown): boolean {
  if ("all" in condition) return condition.all.every((inner) => holds(inner, find));
  if ("any" in condition) return condition.any.some((inner) => holds(inner, find));
  if ("not" in condition) return !holds(condition.not, find);
  return compare(condition, find(condition.field));
}

/** What it compares, in its order. */
export function comparisonsOf(condition: Condition): Comparison[] {
  if ("all" in condition) return condition.all.flatMap(comparisonsOf);
  if ("any" in condition) return condition.any.flatMap(comparisonsOf);
  return "not" in condition ? comparisonsOf(condition.not) : [condition];
}

/** The fields it asks about, in its order, as often as it does. */
export const fieldsOf = (condition: Condition): string[] => comparisonsOf(condition).map(({ field }) => field);

/**
 * The fields that are shown, in their order. What a hidden field was answered counts for nothing, so hiding one can hide
 * others; fields whose conditions go in a circle count as unanswered for each other. Conditions ask for answers as they are
 * kept, so that what is sent and what is kept of it show the same.
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
      const asked = byKey.get(key);
      return asked !== undefined && isShown(asked) ? keptAs(asked, answerOf(answers, key)) : undefined;
    });
    known.set(field.key, shown);
    return shown;
  };
  return fields.filter(isShown);
}

/** Finds answers as conditions ask for them: as they are kept, of shown fields only. */
export function findShown(fields: readonly FormField[], answers: GivenAnswers): (key: string) => unknown {
  const shown = new Map(shownFields(fields, answers).map((field) => [field.key, field]));
  return (key) => {
    const field = shown.get(key);
    return field === undefined ? undefined : keptAs(field, answerOf(answers, key));
  };
}
