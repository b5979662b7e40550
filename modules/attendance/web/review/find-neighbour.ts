/** All from one to another, both included, whichever comes first; only the other where the one is not there. */
export function findStretch(ids: readonly string[], one: string | null, other: string): string[] {
  const [from, to] = [ids.indexOf(one ?? ""), ids.indexOf(other)];
  return from === -1 || to === -1 ? [other] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/**
 * What is looked at after some were decided: what was looked at if it is still there, else the next below it that was
 * not decided, else the nearest above; undefined when nothing is left.
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
