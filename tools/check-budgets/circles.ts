import type { Manifest } from "./budgets.ts";

/**
 * Returns a cycle of built files that import each other, or null. Such a cycle uses a binding before its
 * initialisation, on some pages only.
 */
export function circleOf(manifest: Manifest): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];

  function walk(name: string): string[] | null {
    const at = path.indexOf(name);
    if (at !== -1) return path.slice(at);
    if (done.has(name)) return null;
    path.push(name);
    for (const imported of manifest[name]?.imports ?? []) {
      const circle = walk(imported);
      if (circle !== null) return circle;
    }
    path.pop();
    done.add(name);
    return null;
  }

  for (const name of Object.keys(manifest)) {
    const circle = walk(name);
    if (circle !== null) return circle;
  }
  return null;
}
