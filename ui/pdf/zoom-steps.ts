/** Zoom factors; 1 fits the page to the available width, on a phone its text. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Returns the next larger or smaller zoom; null at the end. */
export function nextZoom(zoom: number, direction: 1 | -1): number | null {
  const further = steps.filter((step) => (direction === 1 ? step > zoom : step < zoom));
  return (direction === 1 ? further[0] : further.at(-1)) ?? null;
}

/** Returns the current page, counted from 1: the last one whose top is above the middle of the window. */
export function pageAt(tops: readonly number[], middle: number): number {
  let page = 1;
  for (const [place, top] of tops.entries()) if (top <= middle) page = place + 1;
  return page;
}

/** Parses a typed page number and limits it to the document; null if invalid. */
export function pageNumberIn(text: string, count: number): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  return Math.min(Math.max(Number(text), 1), count);
}
