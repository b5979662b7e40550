import { keyset } from "#platform/database/keyset.ts";
import { withRunners, type statement as realStatement } from "#platform/database/statement.ts";
import type { pageOf as realPageOf } from "#platform/http/paged-statement.ts";

// Loaded in place of the two modules that make statements, with all their exports: keeps the texts and runs none.
export { foldedContainsText, containsText, normalizeSearch } from "#platform/http/paged-statement.ts";

/** `at` is the place of the call, `file:///…/queries.ts:12:30`. */
export type Recorded = { text: string; at: string };

export const recorded: Recorded[] = [];

/** Returns the place outside this file that called a function of it. */
function caller(): string {
  const frames = (new Error().stack ?? "").split("\n").slice(1);
  const outside = frames.find((frame) => !frame.includes(import.meta.url)) ?? "";
  return /file:.*:\d+:\d+/.exec(outside)?.[0] ?? "";
}

const refuse = () => Promise.reject(new Error("Statements are not run while they are checked."));

export const statement: typeof realStatement = (text) => {
  recorded.push({ text, at: caller() });
  return withRunners(refuse);
};

export const unpreparedStatement = statement;

/** Keeps the statement of the first page. */
export const pageOf: typeof realPageOf = (columns, order, textOf) => {
  const { orderBy } = keyset(columns, order, "after", 1);
  recorded.push({ text: textOf({ after: "true", orderBy, size: 21 }), at: caller() });
  return () => refuse;
};
