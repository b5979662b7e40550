import type { ValidatorMessage } from "#shared/validators.ts";
import { comparisonsOf, dayNumber, fieldsOf, minutesOfDay, numberOf } from "./conditions.ts";
import type { Comparison, Condition, FormDefinition, FormField } from "./definition.ts";

// Reasons that keep a definition from being published. The schema has validated its shape; this checks its content.

/** `path` as in problem details: `fields.2.labelAr`. */
export type Objection = { path: string; message: ValidatorMessage };

/** Returns the texts that are missing in a language; `path` ends before their names. */
export const untranslated = (path: string, named: Readonly<Record<string, string | undefined>>): Objection[] =>
  Object.entries(named)
    .filter(([, text]) => (text ?? "").trim() === "")
    .map(([name]) => ({ path: `${path}${name}`, message: { key: "bothLanguages" } }));

function objectToOptions({ type, options = [] }: FormField, path: string): Objection[] {
  if (type !== "choice" && type !== "choices") return [];
  if (options.length < 2) return [{ path: `${path}.options`, message: { key: "choicesFew" } }];
  const values = options.map(({ value }) => value);
  return options.flatMap(({ value, labelEn, labelAr }, index) => [
    ...untranslated(`${path}.options.${index}.`, { labelEn, labelAr }),
    ...(values.indexOf(value) < index
      ? [{ path: `${path}.options.${index}.value`, message: { key: "choiceRepeated" } } as const]
      : []),
  ]);
}

const isDate = (value: unknown): boolean => typeof value === "string" && dayNumber(value) !== null;
const isTime = (value: unknown): boolean => typeof value === "string" && minutesOfDay(value) !== null;
const isText = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && value.trim() === value && value !== "");

/** Returns whether an answer to the field can equal the value. */
function canEqual({ type, options = [] }: FormField, value: unknown): boolean {
  if (type === "choice" || type === "choices") return options.some((option) => option.value === value);
  if (type === "yesNo") return typeof value === "boolean";
  if (type === "number") return typeof value === "number";
  if (type === "date") return isDate(value);
  if (type === "time") return isTime(value);
  return type !== "dateRange" && type !== "timeRange" && isText(value);
}

/** Returns whether answers to the field can be above or below the value. */
function canExceed({ type }: FormField, value: unknown): boolean {
  if (type === "number") return numberOf(value) !== null;
  if (type === "date") return isDate(value);
  if (type === "time") return isTime(value);
  if (type === "dateRange") return typeof value === "number" || isDate(value);
  if (type === "timeRange") return typeof value === "number" || isTime(value);
  return (type === "text" || type === "longText") && (numberOf(value) !== null || isDate(value) || isTime(value));
}

/** Returns whether the comparison uses a value that its field can have. */
function fits({ is, value }: Comparison, field: FormField): boolean {
  if (is === "empty" || is === "filled") return true;
  if (is === "atLeast" || is === "atMost") return canExceed(field, value);
  if (is !== "oneOf") return canEqual(field, value);
  return Array.isArray(value) && value.length > 0 && value.every((wanted) => canEqual(field, wanted));
}

/** Returns the problems of a condition: unknown fields, and values that its fields cannot have. */
export function objectToCondition(
  condition: Condition | undefined,
  fields: readonly FormField[],
  path: string,
): Objection[] {
  const compared = (condition === undefined ? [] : comparisonsOf(condition)).map((comparison) => ({
    comparison,
    field: fields.find(({ key }) => key === comparison.field),
  }));
  if (compared.some(({ field }) => field === undefined)) return [{ path, message: { key: "conditionField" } }];
  return compared.every(({ comparison, field }) => field !== undefined && fits(comparison, field))
    ? []
    : [{ path, message: { key: "conditionValue" } }];
}

/** Keys of fields whose visibility depends, directly or through other fields, on their own answer. */
function circularFields(fields: readonly FormField[]): Set<string> {
  const fieldsBefore = new Map(
    fields.map(({ key, showWhen }) => [key, showWhen === undefined ? [] : fieldsOf(showWhen)]),
  );
  const circular = new Set<string>();
  for (const key of fieldsBefore.keys()) {
    const seen = new Set<string>();
    const open = [...(fieldsBefore.get(key) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(fieldsBefore.get(next) ?? []));
    }
    if (seen.has(key)) circular.add(key);
  }
  return circular;
}

function objectToField(field: FormField, index: number, all: readonly FormField[]): Objection[] {
  const path = `fields.${index}`;
  const { labelEn, labelAr, helpEn, helpAr, min, max } = field;
  const helped = [helpEn, helpAr].some((text) => (text ?? "").trim() !== "");
  return [
    ...(all.findIndex(({ key }) => key === field.key) < index
      ? [{ path: `${path}.key`, message: { key: "keyRepeated" } } as const]
      : []),
    ...untranslated(`${path}.`, helped ? { labelEn, labelAr, helpEn, helpAr } : { labelEn, labelAr }),
    ...objectToOptions(field, path),
    ...(field.type === "lookup" && field.lookupCategory === undefined
      ? [{ path: `${path}.lookupCategory`, message: { key: "fieldRequired" } } as const]
      : []),
    ...(min !== undefined && max !== undefined && max < min
      ? [{ path: `${path}.max`, message: { key: "tooSmall", values: { min } } } as const]
      : []),
  ];
}

/** Returns all reasons that keep a form from being published. */
export function objectToForm({ fields }: FormDefinition): Objection[] {
  const circular = circularFields(fields);
  return fields.flatMap((field, index) => [
    ...objectToField(field, index, fields),
    ...objectToCondition(field.showWhen, fields, `fields.${index}.showWhen`),
    ...(circular.has(field.key)
      ? [{ path: `fields.${index}.showWhen`, message: { key: "conditionCircle" } } as const]
      : []),
  ]);
}
