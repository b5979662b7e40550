/** Sizes of pages; 1 fills the available width, on a phone with their text. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The next larger or smaller size; null at the end. */
export function nextZoom(zoom: number, direction: 1 | -1): number | null {
  const further = steps.filter((step) => (direction === 1 ? step > zoom : step < zoom));
  return (direction === 1 ? further[0] : further.at(-1)) ?? null;
}

/** The page that a reader is at: the last whose top has come above the middle of the window; counted from 1. */
export function pageAt(tops: readonly number[], middle: number): number {
  let page = 1;
  for (const [place, top] of tops.entries()) if (top <= middle) page = place + 1;
  return page;
}

/** Parses a typed page number and limits it to the document; null if it is none. */
export function pageNumberIn(text: string, count: number): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  return Math.min(Math.max(Number(text), 1), count);
}
