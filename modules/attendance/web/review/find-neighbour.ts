/** Returns the ids from one to another, in either direction; only the other if the first is not in the list. */
export function findStretch(ids: readonly string[], one: string | null, other: string): string[] {
  const [from, to] = [ids.indexOf(one ?? ""), ids.indexOf(other)];
  return from === -1 || to === -1 ? [other] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Returns the punch to select after decisions: the current one if it remains, else the next below, else above it. */
export function findNeighbour(
  ids: readonly string[],
  current: string | undefined,
  decided: readonly string[],
): string | undefined {
  const isLeft = (id: string): boolean => !decided.includes(id);
  const place = ids.indexOf(current ?? "");
  return ids.slice(Math.max(0, place)).find(isLeft) ?? ids.slice(0, Math.max(0, place)).findLast(isLeft);
}
