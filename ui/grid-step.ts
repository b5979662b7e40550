import type { UiDirection } from "./ui-context.ts";

export type GridPlace = { row: number; column: number };

/** Rows that a Page key moves. */
const pageOf = 10;

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/**
 * Returns the cell that a key moves to in a grid; null for any other key. Arrow keys follow the reading direction and
 * stop at the edges, Home and End move to the ends of the row, with Ctrl to the corners, Page keys move ten rows.
 */
export function gridStep(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  from: GridPlace,
  { rows, columns }: { rows: number; columns: number },
  direction: UiDirection,
): GridPlace | null {
  const forward = direction === "rtl" ? -1 : 1;
  const to = (row: number, column: number): GridPlace => ({ row: within(row, rows), column: within(column, columns) });
  const { row, column } = from;
  if (key === "ArrowRight") return to(row, column + forward);
  if (key === "ArrowLeft") return to(row, column - forward);
  if (key === "ArrowDown") return to(row + 1, column);
  if (key === "ArrowUp") return to(row - 1, column);
  if (key === "PageDown") return to(row + pageOf, column);
  if (key === "PageUp") return to(row - pageOf, column);
  if (key === "Home") return to(ctrlKey ? 0 : row, 0);
  if (key === "End") return to(ctrlKey ? rows - 1 : row, columns - 1);
  return null;
}
