import type { ByteRange } from "./blob-store.ts";

/**
 * Parses a `Range` header for a file of `size` bytes. Returns a range; null for the whole file (absent, several ranges,
 * or invalid, which RFC 9110 section 14.2 lets a server ignore); "unsatisfiable" if it is outside.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | "unsatisfiable" {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= size ? "unsatisfiable" : { start, end };
}
