import type { ValidatorMessage } from "#shared/validators.ts";
import { fieldsOf } from "./conditions.ts";
import type { Condition, FormDefinition, FormField } from "./definition.ts";

// What keeps a definition from being published. The schema has accepted its shape; this is about what it says.

/** `path` as in problem details: `fields.2.labelAr`. */
export type Objection = { path: string; message: ValidatorMessage };

const untranslated = (path: string, named: Readonly<Record<string, string | undefined>>): Objection[] =>
  Object.entries(named)
    .filter(([, text]) => (text ?? "").trim() === "")
    .map(([name]) => ({ path: `${path}.${name}`, message: { key: "bothLanguages" } }));

function objectToOptions({ type, options = [] }: FormField, path: string): Objection[] {
  if (type !== "choice" && type !== "choices") return [];
  if (options.length < 2) return [{ path: `${path}.options`, message: { key: "choicesFew" } }];
  const values = options.map(({ value }) => value);
  return options.flatMap(({ value, labelEn, labelAr }, index) => [
    ...untranslated(`${path}.options.${index}`, { labelEn, labelAr }),
    ...(values.indexOf(value) < index
      ? [{ path: `${path}.options.${index}.value`, message: { key: "choiceRepeated" } } as const]
      : []),
  ]);
}

/** A condition asks only about fields that are there. */
export const objectToCondition = (
  condition: Condition | undefined,
  known: ReadonlySet<string>,
  path: string,
): Objection[] =>
  condition !== undefined && fieldsOf(condition).some((key) => !known.has(key))
    ? [{ path, message: { key: "conditionField" } }]
    : [];

/** The keys of fields whose being shown depends, over however many others, on their own answer. */
export function circularFields(fields: readonly FormField[]): Set<string> {
  const asked = new Map(fields.map(({ key, showWhen }) => [key, showWhen === undefined ? [] : fieldsOf(showWhen)]));
  const circular = new Set<string>();
  for (const key of asked.keys()) {
    const seen = new Set<string>();
    const open = [...(asked.get(key) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(asked.get(next) ?? []));
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
    ...untranslated(path, helped ? { labelEn, labelAr, helpEn, helpAr } : { labelEn, labelAr }),
    ...objectToOptions(field, path),
    ...(field.type === "lookup" && field.lookupCategory === undefined
      ? [{ path: `${path}.lookupCategory`, message: { key: "fieldRequired" } } as const]
      : []),
    ...(min !== undefined && max !== undefined && max < min
      ? [{ path: `${path}.max`, message: { key: "tooSmall", values: { min } } } as const]
      : []),
  ];
}

/** Everything that keeps a form from being published; empty when nothing does. */
export function objectToForm({ fields }: FormDefinition): Objection[] {
  const known = new Set(fields.map(({ key }) => key));
  const circular = circularFields(fields);
  return fields.flatMap((field, index) => [
    ...objectToField(field, index, fields),
    ...objectToCondition(field.showWhen, known, `fields.${index}.showWhen`),
    ...(circular.has(field.key)
      ? [{ path: `fields.${index}.showWhen`, message: { key: "conditionCircle" } } as const]
      : []),
  ]);
}
