import { findTopRow } from "./list-place.ts";

type Row = Pick<Element, "contains" | "getBoundingClientRect" | "querySelector">;

/** Returns the row beside the current one, else beside the one with the focus, else the topmost on the screen. */
export function findStep<R extends Row>(rows: readonly R[], by: 1 | -1, focused: Element | null): R | undefined {
  const current = rows.findIndex((row) => row.querySelector('[aria-current="true"]') !== null);
  const at = current === -1 ? rows.findIndex((row) => row.contains(focused)) : current;
  return at === -1 ? findTopRow(rows) : rows[at + by];
}

/** The link that covers a row, the name in a table, or else what comes first in it. */
const targets = ["a[data-cover]", "th a[href]", "a[href], button:enabled"];

/** Of those that can be seen: a cell may hold another for phones. */
function targetOf(row: Element): HTMLElement | undefined {
  const found = targets.flatMap((selector) => [...row.querySelectorAll<HTMLElement>(selector)]);
  return found.find((element) => element.checkVisibility());
}

/**
 * Moves the focus to the link of the next or previous row (`data-row`) of a list, the page's by default. A link with
 * `data-follow` is opened as well: it shows its row beside the list. Returns false where there is no further row.
 */
export function stepRow(by: 1 | -1, list: Element | null = document.querySelector("main")): boolean {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].filter(
    (row) => row.checkVisibility() && targetOf(row) !== undefined,
  );
  const next = findStep(rows, by, document.activeElement);
  const target = next === undefined ? undefined : targetOf(next);
  target?.focus();
  if (target?.dataset["follow"] !== undefined) target.click();
  return target !== undefined;
}
