// A name is at most three words, so that a sentence after an @ does not stay a search for ever.
const pattern = /(?:^|[\s([{«"'،؛:/-])@((?:[\p{L}\p{M}\p{N}'’._-]+(?: [\p{L}\p{M}\p{N}'’._-]*){0,2})?)$/u;

/**
 * The beginning of a name that is being typed after an @, right before the cursor; null when there is none. `length` is
 * that of the @ and the name, in UTF-16 units.
 */
export function mentionQuery(before: string): { query: string; length: number } | null {
  const found = pattern.exec(before.slice(-100));
  return found === null ? null : { query: found[1] ?? "", length: (found[1] ?? "").length + 1 };
}
