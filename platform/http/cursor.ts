import { createHash } from "node:crypto";
import { refuseField } from "./refuse.ts";

/** What one sort value of a list is. */
export type KeyKind = "instant" | "count" | "id" | "flag" | "date" | "text";
export type KeyValue = string | number | boolean;

/** From where a page is read: after (or before) the row that has these sort values. */
export type Cursor = { direction: "after" | "before"; values: KeyValue[] };

const instantPattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d{1,6})?Z$/;

/** An instant as the database writes it, microseconds included; must exist in the calendar, or PostgreSQL refuses it. */
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
  // PostgreSQL's text holds no NUL and no half of a surrogate pair.
  text: (value) => typeof value === "string" && value.length <= 200 && value.isWellFormed() && !value.includes("\0"),
};

/** The name of a list with its sort and filters, short enough to travel in every cursor. */
const fingerprint = (list: string): string => createHash("sha256").update(list).digest("base64url").slice(0, 10);

/** An opaque cursor. `list` names the list, its sort and all its filters: the cursor is good for no other. */
export const writeCursor = (list: string, { direction, values }: Cursor): string =>
  Buffer.from(JSON.stringify([fingerprint(list), direction === "after" ? 1 : 0, ...values])).toString("base64url");

function parse(text: string): unknown {
  const bytes = Buffer.from(text, "base64url");
  // Decoding overlooks what does not belong; a cursor is ours to the letter or not at all.
  if (bytes.toString("base64url") !== text) return null;
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}

/** What a client sent back; refuses (400 `cursor_invalid`) what is malformed or belongs to another list. */
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
