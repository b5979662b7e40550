import { parseJson } from "#client/parse-json.ts";
import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import { isDate } from "../read-address.ts";

// The address of an edit page contains its rule, so that the form is filled at once. Addresses can be forged: only
// values valid in the form are read, and saving requires the server's version.

/** A rule as received from the server or as an address claims; without fields, a new one. */
export type Given<Rule> = { readonly [Name in keyof Rule]?: unknown };

export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** Returns a reader of an edit page's parameter: null if it is invalid, has another id, or is not `complete`. */
export const readerOf =
  <Values>(
    valuesOf: (given: Record<string, unknown>) => Values,
    complete: (given: Record<string, unknown>) => boolean,
  ) =>
  (text: string | undefined, id: string): Values | null => {
    const given = recordOf(parseJson(text ?? null));
    return given["id"] !== undefined && String(given["id"]) === id && complete(given) ? valuesOf(given) : null;
  };

export const isNamed = ({ nameAr, nameEn }: Record<string, unknown>): boolean =>
  typeof nameAr === "string" && typeof nameEn === "string";

type Listed = { someUsers?: readonly unknown[]; userCount?: number };

/** Returns a rule as the edit page's parameter: the fields of `form`, and its people if the list contains them all. */
export function writeEntity(rule: Listed & object, form: object): string {
  const users = rule.someUsers?.length === rule.userCount ? { users: rule.someUsers } : {};
  return JSON.stringify({ ...rule, ...users }, ["id", "nameAr", "nameEn", "people", "roles", ...Object.keys(form)]);
}

/** Returns a text of at most that length; else an empty one. */
export const textOf = (value: unknown, maxLength = 200): string =>
  typeof value === "string" && value.length <= maxLength ? value : "";

const isId = (value: unknown): value is string => typeof value === "string" && /^[1-9]\d{0,17}$/.test(value);

/** Returns an id, or that of a reference; else an empty text. */
export function idOf(value: unknown): string {
  const id = recordOf(value)["id"] ?? value;
  return isId(id) ? id : "";
}

/** Returns a reference with its names; null without an id. */
export function referenceOf(value: unknown): NamedReference | null {
  const { id, nameAr, nameEn } = recordOf(value);
  return isId(id) ? { id, nameAr: textOf(nameAr), nameEn: textOf(nameEn) } : null;
}

/** Returns a value of a list, or its first. */
export const oneOf = <Value extends string>(list: readonly [Value, ...Value[]], value: unknown): Value =>
  list.find((candidate) => candidate === value) ?? list[0];

/** Returns a non-negative integer as typed text. */
export const numberText = (value: unknown, otherwise = ""): string =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? String(value) : otherwise;

/** Returns an existing date `YYYY-MM-DD`; else null. */
export const dateOf = (value: unknown): string | null => (typeof value === "string" && isDate(value) ? value : null);

/** Returns a time of day `HH:MM`; else null. */
export const timeOf = (value: unknown): string | null =>
  typeof value === "string" && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null;
