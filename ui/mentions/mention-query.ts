// A name has at most three words, so that a sentence after an @ does not remain a query.
const pattern = /(?:^|[\s([{«"'،؛:/-])@((?:[\p{L}\p{M}\p{N}'’._-]+(?: [\p{L}\p{M}\p{N}'’._-]*){0,2})?)$/u;

/** Returns the partial name after an @ at the cursor; null if none. `length` includes the @, in UTF-16 units. */
export function mentionQuery(before: string): { query: string; length: number } | null {
  const found = pattern.exec(before.slice(-100));
  return found === null ? null : { query: found[1] ?? "", length: (found[1] ?? "").length + 1 };
}
