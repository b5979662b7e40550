import type { Comparison, Condition, FieldType, FormField } from "#modules/services/contract/form/definition.ts";
import type { Definition, FlowStep } from "#modules/services/contract/schemas-definition.ts";

// Changes of a definition while it is written: each answers a new one.

/** What a service has before anything is written. */
export const emptyDefinition = (names: { nameEn: string; nameAr: string }): Definition => ({
  ...names,
  summaryEn: "",
  summaryAr: "",
  expectedDuration: { amount: 2, unit: "days" },
  form: { fields: [] },
  flow: { steps: [emptyStep([])] },
});

/** The first of `field1`, `field2`, … that is free. */
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

/** What a field of another type keeps of the old one: its words, and nothing that only the old type knows. */
export const withType = (
  { key, labelEn, labelAr, helpEn, helpAr, required, showWhen }: FormField,
  type: FieldType,
): FormField => ({
  key,
  type,
  labelEn,
  labelAr,
  required,
  ...(helpEn === undefined ? {} : { helpEn }),
  ...(helpAr === undefined ? {} : { helpAr }),
  ...(showWhen === undefined ? {} : { showWhen }),
});

/** The list with what is at one place at another; as it was when there is no such place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The list with one item changed. */
export const changed = <Item extends object>(list: readonly Item[], at: number, part: Partial<Item>): Item[] =>
  list.map((item, place) => (place === at ? { ...item, ...part } : item));

/** The thing without what is undefined in it: optional parts are left out, never empty. */
export const compact = <Item extends object>(item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as Item;

/** A condition as the editor shows it: comparisons of which all or any must hold. */
export type PlainCondition = { mode: "all" | "any"; comparisons: readonly Comparison[] };

const isComparison = (condition: Condition): condition is Comparison => "field" in condition;

/** The plain form of a condition; null for one that only a longer sentence can say. */
export function plainOf(condition: Condition): PlainCondition | null {
  if (isComparison(condition)) return { mode: "all", comparisons: [condition] };
  if ("not" in condition) return null;
  const [mode, inner] = "all" in condition ? (["all", condition.all] as const) : (["any", condition.any] as const);
  return inner.every(isComparison) ? { mode, comparisons: inner } : null;
}

/** What the editor writes. */
export type WrittenCondition = Comparison | { all: Comparison[] } | { any: Comparison[] };

/** The condition that a plain form says; none without a comparison. */
export function conditionOf({ mode, comparisons }: PlainCondition): WrittenCondition | undefined {
  const [first, ...others] = comparisons;
  if (first === undefined || others.length === 0) return first;
  return mode === "all" ? { all: [...comparisons] } : { any: [...comparisons] };
}
