import type { UiDirection } from "./ui-context.ts";

/**
 * Where a key moves in a row of `count` items, or null for any other key: arrows follow the reading direction and
 * go round at the ends, Home and End jump.
 */
export function arrowStep(key: string, from: number, count: number, direction: UiDirection): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const back = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  return null;
}
