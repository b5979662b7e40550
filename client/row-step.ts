import { findTopRow } from "./list-place.ts";

type Row = Pick<Element, "contains" | "getBoundingClientRect" | "querySelector">;

/** Returns the row next to the current one, else next to the focused one, else the topmost visible row. */
export function findStep<R extends Row>(rows: readonly R[], by: 1 | -1, focused: Element | null): R | undefined {
  const current = rows.findIndex((row) => row.querySelector('[aria-current="true"]') !== null);
  const at = current === -1 ? rows.findIndex((row) => row.contains(focused)) : current;
  return at === -1 ? findTopRow(rows) : rows[at + by];
}

/** Selectors by priority: the link that covers a row, the name in a table, any link or button. */
const targets = ["a[data-cover]", "th a[href]", "a[href], button:enabled"];

/** Only a visible element: a cell may contain a second link for phones. */
function targetOf(row: Element): HTMLElement | undefined {
  const found = targets.flatMap((selector) => [...row.querySelectorAll<HTMLElement>(selector)]);
  return found.find((element) => element.checkVisibility());
}

/**
 * Moves the focus to the link of the next or previous row (`data-row`) of a list, by default in `main`. A link with
 * `data-follow` is also opened, which shows its row beside the list. Returns false if there is no further row.
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
