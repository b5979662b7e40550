import { minSearched, maxSearched } from "#modules/administration/contract/limits.ts";
import { characterCount, isWithin } from "#shared/validators.ts";

export type AuditSearch = {
  actor?: string;
  action?: string;
  subjectKind?: string;
  subjectId?: string;
  from?: string;
  to?: string;
  search?: string;
  cursor?: string;
};

const patterns: Record<Exclude<keyof AuditSearch, "search" | "cursor">, RegExp> = {
  actor: /^[1-9][0-9]{0,17}$/,
  action: /^[a-z][A-Za-z]{0,39}\.[a-z][A-Za-z]{0,39}$/,
  subjectKind: /^[a-z][A-Za-z]{0,39}$/,
  subjectId: /^[\w:.-]{1,80}$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
};

const isSearched = (words: string): boolean =>
  isWithin(words, maxSearched) && characterCount(words, minSearched) >= minSearched;

/** Drops invalid search parameters, and incomplete subjects. */
export function readAuditSearch(given: Record<string, unknown>): AuditSearch {
  const read: AuditSearch = {};
  for (const [name, pattern] of Object.entries(patterns)) {
    const value = given[name];
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text === "string" && pattern.test(text)) read[name as keyof AuditSearch] = text;
  }
  if (read.subjectKind === undefined || read.subjectId === undefined) {
    delete read.subjectKind;
    delete read.subjectId;
  }
  const words = typeof given["search"] === "number" ? String(given["search"]) : given["search"];
  if (typeof words === "string" && isSearched(words.trim())) read.search = words.trim();
  if (typeof given["cursor"] === "string" && given["cursor"].length <= 400) read.cursor = given["cursor"];
  return read;
}

/** Changes filters and returns to the first page; null removes a filter. */
export function narrowed(
  { cursor: _cursor, ...search }: AuditSearch,
  change: { [Name in keyof AuditSearch]?: string | null },
): AuditSearch {
  return readAuditSearch({ ...search, ...change });
}
