const dayLength = 86_400_000;

/** Joins dates in order that follow each other. */
export function planSpans(dates: readonly string[]): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = [];
  for (const date of dates) {
    const last = spans.at(-1);
    if (last !== undefined && Date.parse(date) - Date.parse(last.to) === dayLength) last.to = date;
    else spans.push({ from: date, to: date });
  }
  return spans;
}
