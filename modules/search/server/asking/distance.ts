/**
 * Returns the optimal string alignment distance of two words (insertions, deletions, substitutions and transpositions
 * of neighbours), at most `most` + 1.
 */
export function distanceBetween(one: string, other: string, most: number): number {
  const [first, second] = [[...one], [...other]];
  if (Math.abs(first.length - second.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = second.map((_, place) => place + 1);
  last.unshift(0);
  for (const [row, letter] of first.entries()) {
    const line = [row + 1];
    for (const [column, against] of second.entries()) {
      const at = (values: number[], place: number): number => values[place] ?? most + 1;
      let cost = Math.min(
        at(last, column + 1) + 1,
        at(line, column) + 1,
        at(last, column) + (letter === against ? 0 : 1),
      );
      if (row > 0 && column > 0 && letter === second[column - 1] && first[row - 1] === against) {
        cost = Math.min(cost, at(beforeLast, column - 1) + 1);
      }
      line.push(cost);
    }
    beforeLast = last;
    last = line;
  }
  return Math.min(most + 1, last.at(-1) ?? 0);
}
