import { isDate } from "../read-address.ts";

// Edit pages take their rule in their address too, so that the form is filled at once. An address can be forged: only
// values that a form may show are taken from it, and saving needs the server's version.

/** Parses a JSON object with that id; null when it is invalid or has another id. */
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

/** A text of at most that length; else empty. */
export const textOf = (value: unknown, most = 200): string =>
  typeof value === "string" && value.length <= most ? value : "";

/** One of a list, or the first. */
export const oneOf = <Value extends string>(list: readonly [Value, ...Value[]], value: unknown): Value =>
  list.find((candidate) => candidate === value) ?? list[0];

/** A whole number from 0 on, as it is typed. */
export const numberText = (value: unknown, otherwise: string): string =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? String(value) : otherwise;

/** A date `YYYY-MM-DD` that there is; else nothing. */
export const dateOf = (value: unknown): string | null => (typeof value === "string" && isDate(value) ? value : null);

/** A time of day `HH:MM`; else nothing. */
export const timeOf = (value: unknown): string | null =>
  typeof value === "string" && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null;
