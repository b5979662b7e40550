import { isDate } from "../read-address.ts";

// The address of an edit page contains its rule, so that the form is filled at once. Addresses can be forged: only
// values valid in the form are read, and saving requires the server's version.

/** Parses a JSON object with that id; returns null if it is invalid or has another id. */
export function readEntity(text: string | undefined, id: string): Record<string, unknown> | null {
  if (text === undefined) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    const given = value as Record<string, unknown>;
    return String(given["id"]) === id ? given : null;
  } catch {
    return null;
  }
}

/** Returns a text of at most that length; else an empty one. */
export const textOf = (value: unknown, most = 200): string =>
  typeof value === "string" && value.length <= most ? value : "";

/** Returns a value of a list, or its first. */
export const oneOf = <Value extends string>(list: readonly [Value, ...Value[]], value: unknown): Value =>
  list.find((candidate) => candidate === value) ?? list[0];

/** Returns a non-negative integer as typed text. */
export const numberText = (value: unknown, otherwise: string): string =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? String(value) : otherwise;

/** Returns an existing date `YYYY-MM-DD`; else null. */
export const dateOf = (value: unknown): string | null => (typeof value === "string" && isDate(value) ? value : null);

/** Returns a time of day `HH:MM`; else null. */
export const timeOf = (value: unknown): string | null =>
  typeof value === "string" && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null;
