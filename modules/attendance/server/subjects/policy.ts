/** Returns distinct ids in numerical order. */
export const sorted = (ids: readonly string[]): string[] =>
  [...new Set(ids)].toSorted((one, other) => Number(one) - Number(other));

export function missingFrom(list: readonly string[], other: readonly string[]): string[] {
  const known = new Set(other);
  return list.filter((id) => !known.has(id));
}
