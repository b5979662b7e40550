import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement } from "#platform/database/statement.ts";
import type { Cursor } from "./cursor.ts";
import type { FetchSize, PagedList } from "./page.ts";

/** Parts of a page's statement: its start, order and length. */
export type PageClauses = { after: string; orderBy: string; size: FetchSize };

/**
 * Returns a reader of pages, with one statement per direction and size. `values` are those of the statement's own
 * parameters, which come first; the last column is unique. `make` creates the statements from their texts.
 */
export function pageOf<Row>(
  columns: readonly string[],
  order: "asc" | "desc",
  textOf: (clauses: PageClauses) => string,
  make: typeof statement<Row> = statement,
): (db: Reader, values: readonly unknown[]) => PagedList<Row>["fetch"] {
  const statementFor = memoizeByKey<ReturnType<typeof statement<Row>>>();
  return (db, values) => (cursor: Cursor | null, size: FetchSize) => {
    const key = `${cursor?.direction ?? "first"} ${size}`;
    const { condition, orderBy } = keyset(columns, order, cursor?.direction ?? "after", values.length + 1);
    const after = cursor === null ? "true" : condition;
    const read = statementFor(key, () => make(textOf({ after, orderBy, size })));
    return read(db, [...values, ...(cursor?.values ?? [])]);
  };
}

/** Normalises search words for folded names; a zero-width non-joiner becomes a space. */
export const normalizeSearch = (words: string | undefined): string | null =>
  words === undefined || words.trim() === "" ? null : words.trim().replaceAll("\u200c", " ");

/** Returns the condition that names contain the searched words, given as parameter `parameter`; true without words. */
export const containsText = (names: string, parameter: number) => foldedContainsText(`fold_names(${names})`, parameter);

/** The same condition for names that are stored folded. */
export const foldedContainsText = (folded: string, parameter: number): string =>
  `($${parameter}::text is null or strpos(${folded}, fold_text($${parameter}::text)) > 0)`;
