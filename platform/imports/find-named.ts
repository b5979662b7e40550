import { fold } from "#shared/fold.ts";
import { toLatinDigits } from "#shared/validators.ts";

/** An item that a cell refers to by its id, its key or a name in either language. */
export type NamedItem = { id: string; key?: string | null; nameAr: string; nameEn: string };

/** Maximum characters of a cell with a reference. */
const longestCell = 500;

/** Returns a function that finds the item of a cell: undefined if there is none, null if the name is ambiguous. */
export function finderOf<Thing extends NamedItem>(
  things: readonly Thing[],
): (text: string) => Thing | null | undefined {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const byName = new Map<string, Thing | null>();
  for (const thing of things) {
    const names = [thing.nameAr, thing.nameEn, thing.key ?? ""].filter((name) => name !== "").map(fold);
    for (const name of new Set(names)) byName.set(name, byName.has(name) ? null : thing);
  }
  // Tables repeat the same few names in thousands of rows.
  const found = new Map<string, Thing | null | undefined>();
  return (text) => {
    if (text.length > longestCell) return undefined;
    if (!found.has(text)) found.set(text, byId.get(toLatinDigits(text)) ?? byName.get(fold(text)));
    return found.get(text);
  };
}
