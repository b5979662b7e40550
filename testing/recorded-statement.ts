import { appendFileSync } from "node:fs";
import {
  statement as realStatement,
  unpreparedStatement as realUnpreparedStatement,
} from "#platform/database/statement.ts";
import { pageOf as realPageOf } from "#platform/http/paged-statement.ts";

// Loaded in place of the two modules that make statements while all tests run: records each text with the place that
// makes it, for the check of those that are composed while the server runs.

export { withRunners, type Statement } from "#platform/database/statement.ts";
export { containsText, foldedContainsText, normalizeSearch, type PageClauses } from "#platform/http/paged-statement.ts";

const file = process.env["DIWAN_STATEMENTS"] ?? "";
const known = new Set<string>();

/** Returns the place outside this file that called a function of it. */
function caller(): string {
  const frames = (new Error().stack ?? "").split("\n").slice(1);
  const outside = frames.find((frame) => !frame.includes(import.meta.url)) ?? "";
  return /file:.*:\d+:\d+/.exec(outside)?.[0] ?? "";
}

function keep(text: string, at: string): void {
  const line = `${JSON.stringify({ text, at })}\n`;
  if (known.has(line)) return;
  known.add(line);
  appendFileSync(file, line);
}

export const statement: typeof realStatement = (text) => {
  keep(text, caller());
  return realStatement(text);
};

export const unpreparedStatement: typeof realUnpreparedStatement = (text) => {
  keep(text, caller());
  return realUnpreparedStatement(text);
};

export function pageOf<Row>(
  ...[columns, order, textOf, make = realStatement]: Parameters<typeof realPageOf<Row>>
): ReturnType<typeof realPageOf<Row>> {
  const at = caller();
  return realPageOf<Row>(columns, order, textOf, (text) => {
    keep(text, at);
    return make(text);
  });
}
