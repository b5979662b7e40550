import { appendFileSync } from "node:fs";
import { keyset } from "#platform/database/keyset.ts";
import {
  statement as realStatement,
  unpreparedStatement as realUnpreparedStatement,
} from "#platform/database/statement.ts";
import { pageOf as realPageOf } from "#platform/http/paged-statement.ts";

// Loaded in place of the two modules that make statements (`replace-statements.ts`): records each text with the place
// that makes it, for the check of statements. The statements are real ones, also of files that are imported to be checked.

export { withRunners, type Statement } from "#platform/database/statement.ts";
export { containsText, foldedContainsText, normalizeSearch, type PageClauses } from "#platform/http/paged-statement.ts";

/** `at` is the place of the call, `file:///…/queries.ts:12:30`. */
export type Recorded = { text: string; at: string };

export const recorded: Recorded[] = [];

const known = new Set<string>();
/** The file in which several processes collect the statements that they make, one a line. */
const file = process.env["DIWAN_STATEMENTS"];

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
  recorded.push({ text, at });
  if (file !== undefined) appendFileSync(file, line);
}

export const statement: typeof realStatement = (text) => {
  keep(text, caller());
  return realStatement(text);
};

export const unpreparedStatement: typeof realUnpreparedStatement = (text) => {
  keep(text, caller());
  return realUnpreparedStatement(text);
};

/** Records the statement of a page when it is read; where files are only imported, that of the first page at once. */
export function pageOf<Row>(
  ...[columns, order, textOf, make = realStatement]: Parameters<typeof realPageOf<Row>>
): ReturnType<typeof realPageOf<Row>> {
  const at = caller();
  if (file === undefined) {
    const { orderBy } = keyset(columns, order, "after", 1);
    keep(textOf({ after: "true", orderBy, size: 21 }), at);
  }
  return realPageOf<Row>(columns, order, textOf, (text) => {
    keep(text, at);
    return make(text);
  });
}
