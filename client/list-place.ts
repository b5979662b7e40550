/** A place in a paged list: the topmost visible row and the cursor of its page. */
export type ListPlace = {
  row: string;
  /** Empty for the first page. */
  cursor: string;
};

const maxLength = 800;

/** Formats a place as a URL fragment: `row=12&cursor=WyJ…`. */
export function writePlace({ row, cursor }: ListPlace): string {
  return new URLSearchParams({ row, ...(cursor === "" ? {} : { cursor }) }).toString();
}

/** Parses a fragment, with or without `#`; returns null if it contains no place. */
export function readPlace(fragment: string): ListPlace | null {
  if (fragment.length > maxLength) return null;
  const parts = new URLSearchParams(fragment.replace(/^#/, ""));
  const row = parts.get("row");
  return row === null || row === "" ? null : { row, cursor: parts.get("cursor") ?? "" };
}

/** Pixels at the top of the window that a header may cover. */
export const coveredTop = 96;

/** Returns the named rows; unnamed lines may be between them. */
export const rowsIn = (frame: Element): HTMLElement[] => [
  ...frame.querySelectorAll<HTMLElement>('[data-row]:not([data-row=""])'),
];

/** Returns the first row not covered by a header; the last one if the window is below the list. */
export function findTopRow<Row extends Pick<Element, "getBoundingClientRect">>(rows: readonly Row[]): Row | undefined {
  return rows.find((row) => row.getBoundingClientRect().top >= coveredTop) ?? rows.at(-1);
}

/**
 * Replaces fragment and state of the current history entry. Bypasses the router, which would match, load and render the
 * page for each row scrolled past; the router reads the address on the next navigation, Back included.
 */
export function replaceEntry(fragment: string, state: Record<string, unknown>): void {
  const { pathname, search } = window.location;
  const address = `${pathname}${search}${fragment === "" ? "" : `#${fragment}`}`;
  History.prototype.replaceState.call(window.history, { ...window.history.state, ...state }, "", address);
}

/** Milliseconds without scrolling before the address is updated; browsers refuse more than 100 changes in 30 s. */
const settled = 300;

/**
 * Calls `record` when scrolling of the page or of an element in it has paused, and before a click, which may navigate
 * away. `soon` schedules a call without a scroll.
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
  // Scroll events inside a dialog do not bubble.
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
