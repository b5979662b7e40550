/** A visible item, in page order. */
export interface VisibleItem {
  level: number;
  /** Its name, for type-ahead. */
  text: string;
  /** Undefined for an item without children. */
  isExpanded: boolean | undefined;
}

/** Effect of a key in a tree: a move to another item, or an action on the item itself. */
export type TreeStep = { go: number } | "expand" | "collapse" | "expandBeside" | "activate" | null;

const bare = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Returns the next item whose text starts with the typed letters, wrapping around. */
function findTyped(items: readonly VisibleItem[], from: number, typed: string): number | null {
  const wanted = bare(typed);
  for (let step = 1; step <= items.length; step += 1) {
    const index = (from + step) % items.length;
    if (bare(items[index]?.text ?? "").startsWith(wanted)) return index;
  }
  return null;
}

/** Returns a key's effect on the item at `from`; null for none. Horizontal arrows follow the reading direction. */
export function treeStep(key: string, items: readonly VisibleItem[], from: number, direction: "ltr" | "rtl"): TreeStep {
  const item = items[from];
  if (item === undefined) return null;
  const [ahead, back] = direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  const go = (index: number): TreeStep => (index >= 0 && index < items.length ? { go: index } : null);
  switch (key) {
    case "ArrowDown":
      return go(from + 1);
    case "ArrowUp":
      return go(from - 1);
    case "Home":
      return go(0);
    case "End":
      return go(items.length - 1);
    case "Enter":
    case " ":
      return "activate";
    case "*":
      return "expandBeside";
    case ahead:
      if (item.isExpanded === false) return "expand";
      return item.isExpanded === true && (items[from + 1]?.level ?? 0) > item.level ? { go: from + 1 } : null;
    case back: {
      if (item.isExpanded === true) return "collapse";
      const above = items.findLastIndex(({ level }, index) => index < from && level < item.level);
      return go(above);
    }
    default: {
      if ([...key].length !== 1) return null;
      const found = findTyped(items, from, key);
      return found === null ? null : { go: found };
    }
  }
}
