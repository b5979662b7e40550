/** The ids from one to another, in either direction; only the other where the one is not in the list. */
export function findStretch(ids: readonly string[], one: string | null, other: string): string[] {
  const [from, to] = [ids.indexOf(one ?? ""), ids.indexOf(other)];
  return from === -1 || to === -1 ? [other] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/**
 * The punch to select after some were decided: the current one if it is left, else the next below it that is left, else
 * the nearest above; undefined when none is left.
 */
export function findNeighbour(
  ids: readonly string[],
  current: string | undefined,
  decided: readonly string[],
): string | undefined {
  const isLeft = (id: string): boolean => !decided.includes(id);
  const place = ids.indexOf(current ?? "");
  return ids.slice(Math.max(0, place)).find(isLeft) ?? ids.slice(0, Math.max(0, place)).findLast(isLeft);
}
