import { createHash } from "node:crypto";
import { refuseField } from "./refuse.ts";

/** Type of one sort value of a list. */
export type KeyKind = "instant" | "count" | "id" | "flag" | "date" | "text";
export type KeyValue = string | number | boolean;

/** Start of a page: after (or before) the row with these sort values. */
export type Cursor = { direction: "after" | "before"; values: KeyValue[] };

const instantPattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d{1,6})?Z$/;

/** Returns whether the value is an instant in the database's form. PostgreSQL refuses dates that do not exist. */
function isInstant(value: unknown): boolean {
  const seconds = typeof value === "string" ? instantPattern.exec(value)?.[1] : undefined;
  if (seconds === undefined || seconds.startsWith("0000")) return false;
  const date = new Date(`${seconds}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(seconds);
}

const isKind: Record<KeyKind, (value: unknown) => boolean> = {
  instant: isInstant,
  count: (value) => typeof value === "number" && Number.isInteger(value) && Math.abs(value) <= 2_147_483_647,
  id: (value) => typeof value === "string" && /^[1-9][0-9]{0,17}$/.test(value),
  flag: (value) => typeof value === "boolean",
  date: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && isInstant(`${value}T00:00:00Z`),
  // PostgreSQL's text allows neither NUL nor a lone surrogate.
  text: (value) => typeof value === "string" && value.length <= 200 && value.isWellFormed() && !value.includes("\0"),
};

/** Hash of a list's name, sort and filters, short enough for every cursor. */
const fingerprint = (list: string): string => createHash("sha256").update(list).digest("base64url").slice(0, 10);

/** Encodes an opaque cursor. `list` names the list, its sort and all its filters: the cursor is valid for no other. */
export const writeCursor = (list: string, { direction, values }: Cursor): string =>
  Buffer.from(JSON.stringify([fingerprint(list), direction === "after" ? 1 : 0, ...values])).toString("base64url");

function parse(text: string): unknown {
  const bytes = Buffer.from(text, "base64url");
  // The decoder ignores invalid characters; only the exact text of an issued cursor is accepted.
  if (bytes.toString("base64url") !== text) return null;
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}

/** Decodes a cursor; throws 400 `cursor_invalid` if it is malformed or belongs to another list. */
export function readCursor(text: string, list: string, kinds: readonly KeyKind[]): Cursor {
  const content = parse(text);
  if (Array.isArray(content) && content.length === kinds.length + 2) {
    const [name, direction, ...values] = content as [unknown, unknown, ...KeyValue[]];
    const fits = values.every((value, index) => isKind[kinds[index] ?? "id"](value));
    if (name === fingerprint(list) && (direction === 0 || direction === 1) && fits) {
      return { direction: direction === 1 ? "after" : "before", values };
    }
  }
  throw refuseField("cursor_invalid", "cursor", { key: "invalid" });
}
