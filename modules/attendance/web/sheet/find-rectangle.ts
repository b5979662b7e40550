import type { GridPlace } from "#ui/grid-step.ts";

/** A chosen day: the person's id and the date. */
export const dayKey = (person: string, date: string): string => `${person} ${date}`;

export function readDayKey(key: string): { user: string; date: string } {
  const [user = "", date = ""] = key.split(" ");
  return { user, date };
}

/** Returns the days of the rectangle between two places, both included, in either order. */
export function findRectangle(
  { people, dates }: { people: readonly string[]; dates: readonly string[] },
  one: GridPlace,
  other: GridPlace,
): string[] {
  const between = <T>(list: readonly T[], from: number, to: number): T[] =>
    list.slice(Math.min(from, to), Math.max(from, to) + 1);
  return between(people, one.row, other.row).flatMap((person) =>
    between(dates, one.column, other.column).map((date) => dayKey(person, date)),
  );
}
