/** A place in a list that loads page after page: the topmost row on the screen and the cursor that its page was read with. */
export type ListPlace = {
  row: string;
  /** Empty for the first page. */
  cursor: string;
};

const maxLength = 800;

/** Writes a place as the fragment of an address: `row=12&cursor=WyJ…`. */
export function writePlace({ row, cursor }: ListPlace): string {
  return new URLSearchParams({ row, ...(cursor === "" ? {} : { cursor }) }).toString();
}

/** Reads a fragment, with or without its `#`; null when it names no place. */
export function readPlace(fragment: string): ListPlace | null {
  if (fragment.length > maxLength) return null;
  const parts = new URLSearchParams(fragment.replace(/^#/, ""));
  const row = parts.get("row");
  return row === null || row === "" ? null : { row, cursor: parts.get("cursor") ?? "" };
}

/** Pixels from the top of the window that a header may cover. */
export const coveredTop = 96;

/** Those with a name: lines of another kind may stand between them. */
export const rowsIn = (frame: Element): HTMLElement[] => [
  ...frame.querySelectorAll<HTMLElement>('[data-row]:not([data-row=""])'),
];

/** Returns the first row that is not covered by a header; the last one when the window is below the list. */
export function findTopRow<Row extends Pick<Element, "getBoundingClientRect">>(rows: readonly Row[]): Row | undefined {
  return rows.find((row) => row.getBoundingClientRect().top >= coveredTop) ?? rows.at(-1);
}

/**
 * Replaces fragment and state of the current history entry. It goes past the router, which would match, load and render
 * the page again for each row that is scrolled by; on the next navigation, Back included, the router reads the address.
 */
export function replaceEntry(fragment: string, state: Record<string, unknown>): void {
  const { pathname, search } = window.location;
  const address = `${pathname}${search}${fragment === "" ? "" : `#${fragment}`}`;
  History.prototype.replaceState.call(window.history, { ...window.history.state, ...state }, "", address);
}

/** Milliseconds without scrolling after which an address follows; browsers refuse more than 100 changes in 30 s. */
const settled = 300;

/**
 * Calls `record` when scrolling, of the page or of anything in it, has paused, and before a click that may lead away.
 * `soon` asks for it without a scroll.
 */
export function followScroll(record: () => void): { soon: () => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const recordNow = (): void => {
    timer = undefined;
    record();
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(recordNow, settled);
  };
  const beforeClick = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    recordNow();
  };
  // Scrolling inside a dialog does not bubble.
  const options = { capture: true, passive: true };
  document.addEventListener("scroll", soon, options);
  document.addEventListener("click", beforeClick, options);
  const end = (): void => {
    document.removeEventListener("scroll", soon, options);
    document.removeEventListener("click", beforeClick, options);
    clearTimeout(timer);
  };
  return { soon, end };
}
