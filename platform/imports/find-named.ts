import { fold } from "#shared/fold.ts";
import { toLatinDigits } from "#shared/validators.ts";

/** An item that a cell refers to by its id, its key or a name in either language. */
export type NamedItem = { id: string; key?: string | null; nameAr: string; nameEn: string };

/** Maximum characters of a cell with a reference. */
const maxCellLength = 500;

/** Returns a function that finds the item of a cell: undefined if there is none, null if the name is ambiguous. */
export function finderOf<Thing extends NamedItem>(items: readonly Thing[]): (text: string) => Thing | null | undefined {
  const byId = new Map(items.map((item) => [item.id, item]));
  const byName = new Map<string, Thing | null>();
  for (const item of items) {
    const names = [item.nameAr, item.nameEn, item.key ?? ""].filter((name) => name !== "").map(fold);
    for (const name of new Set(names)) byName.set(name, byName.has(name) ? null : item);
  }
  // Tables repeat the same few names in thousands of rows.
  const found = new Map<string, Thing | null | undefined>();
  return (text) => {
    if (text.length > maxCellLength) return undefined;
    if (!found.has(text)) found.set(text, byId.get(toLatinDigits(text)) ?? byName.get(fold(text)));
    return found.get(text);
  };
}
