type Dates = { from: string; to: string };

const moved = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns what is left of stretches of dates without the dates from one to another. */
export const withoutDates = (held: readonly Dates[], freed: Dates): Dates[] =>
  held.flatMap((stretch) => {
    if (freed.to < stretch.from || freed.from > stretch.to) return [stretch];
    const before = { from: stretch.from, to: moved(freed.from, -1) };
    const after = { from: moved(freed.to, 1), to: stretch.to };
    return [before, after].filter(({ from, to }) => from <= to);
  });
