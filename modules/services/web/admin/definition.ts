import { pick } from "#shared/pick.ts";
import type { Comparison, Condition, FieldType, FormField } from "#modules/services/contract/form/definition.ts";
import type { Definition, FlowStep } from "#modules/services/contract/schemas-definition.ts";

// Immutable edits of a definition.

/** A new definition with one step. */
export const emptyDefinition = (names: { nameEn: string; nameAr: string }): Definition => ({
  ...names,
  summaryEn: "",
  summaryAr: "",
  expectedDuration: { amount: 2, unit: "days" },
  form: { fields: [] },
  flow: { steps: [emptyStep([])] },
});

/** Returns the first free key of `field1`, `field2`, …. */
function freeKey(beginning: string, taken: readonly { key: string }[]): string {
  let number = taken.length + 1;
  while (taken.some(({ key }) => key === `${beginning}${number}`)) number += 1;
  return `${beginning}${number}`;
}

export const emptyField = (type: FieldType, fields: readonly FormField[]): FormField => ({
  key: freeKey("field", fields),
  type,
  labelEn: "",
  labelAr: "",
  required: false,
});

export const emptyStep = (steps: readonly FlowStep[]): FlowStep => ({
  key: freeKey("step", steps),
  nameEn: "",
  nameAr: "",
  deciders: [{ kind: "manager" }],
  mode: "any",
});

export const emptyOption = (options: readonly { value: string }[]) => ({
  value: freeKey(
    "option",
    options.map(({ value }) => ({ key: value })),
  ),
  labelEn: "",
  labelAr: "",
});

/** Changes the type of a field: keeps its texts, drops properties of the old type. */
export const withType = (field: FormField, type: FieldType): FormField =>
  compact({
    ...pick(field, ["key", "labelEn", "labelAr", "helpEn", "helpAr", "required", "showWhen"]),
    type,
  });

/** Moves an item; returns the list unchanged if the target is out of range. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

export const changed = <Item extends object>(list: readonly Item[], at: number, part: Partial<Item>): Item[] =>
  list.map((item, place) => (place === at ? { ...item, ...part } : item));

/** Removes undefined properties: optional parts are left out, never empty. */
export const compact = <Item extends object>(item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as Item;

/** A condition as the editor shows it: all or any of several comparisons. */
export type PlainCondition = { mode: "all" | "any"; comparisons: readonly Comparison[] };

const isComparison = (condition: Condition): condition is Comparison => "field" in condition;

/** Returns the plain form of a condition; null for a nested one. */
export function plainOf(condition: Condition): PlainCondition | null {
  if (isComparison(condition)) return { mode: "all", comparisons: [condition] };
  if ("not" in condition) return null;
  const [mode, inner] = "all" in condition ? (["all", condition.all] as const) : (["any", condition.any] as const);
  return inner.every(isComparison) ? { mode, comparisons: inner } : null;
}

/** Conditions that the editor creates. */
export type WrittenCondition = Comparison | { all: Comparison[] } | { any: Comparison[] };

/** Returns the condition of a plain form; undefined without a comparison. */
export function conditionOf({ mode, comparisons }: PlainCondition): WrittenCondition | undefined {
  const [first, ...others] = comparisons;
  if (first === undefined || others.length === 0) return first;
  return mode === "all" ? { all: [...comparisons] } : { any: [...comparisons] };
}
