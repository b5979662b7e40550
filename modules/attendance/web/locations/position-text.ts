import { toLatinDigits, type Verdict } from "#shared/validators.ts";

/** Normalizes numbers in any digits as pasted from maps, without bidirectional marks and symbols. */
const plain = (text: string): string =>
  toLatinDigits(text)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069()°]/g, " ")
    .replace(/−/g, "-")
    .trim();

/** Parses a typed number, in any digits; returns null if invalid. */
export function readNumber(text: string): number | null {
  const written = plain(text);
  return /^[+-]?\d+(?:\.\d+)?$/.test(written) ? Number(written) : null;
}

const pair = /^([+-]?\d+(?:\.\d+)?)\s*([NS]?)\s*[,،;؛\s]\s*([+-]?\d+(?:\.\d+)?)\s*([EW]?)$/i;

/** Parses both coordinates pasted into one field, as maps write them: `24.7136, 46.6753`; null for anything else. */
export function readPair(text: string): { latitude: string; longitude: string } | null {
  const found = pair.exec(plain(text));
  if (found === null) return null;
  const [, first = "", north = "", second = "", east = ""] = found;
  const [latitude, longitude] = [
    Number(first) * (north.toUpperCase() === "S" ? -1 : 1),
    Number(second) * (east.toUpperCase() === "W" ? -1 : 1),
  ];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude: String(latitude), longitude: String(longitude) };
}

/** Validates a required number within bounds. */
export const numberWithin =
  (min: number, max: number, { isWhole = false } = {}) =>
  (value: unknown): Verdict => {
    const text = typeof value === "string" ? value : "";
    if (text.trim() === "") return { key: "fieldRequired" };
    const number = readNumber(text);
    if (number === null) return { key: "numeric" };
    if (number < min) return { key: "tooSmall", values: { min } };
    if (number > max) return { key: "tooLarge", values: { max } };
    return isWhole && !Number.isInteger(number) ? { key: "integer" } : null;
  };
