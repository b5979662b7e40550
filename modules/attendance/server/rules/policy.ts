/** Days (since 1970-01-01), both inclusive; Infinity for an open start or end. */
export type Span = { from: number; to: number };

/** Orders two days, also infinite ones. */
export const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Merges spans that overlap or touch; returns them in order. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => compare(one.from, other.from))) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to + 1)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}
