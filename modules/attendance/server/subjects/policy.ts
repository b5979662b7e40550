export function missingFrom(list: readonly string[], other: readonly string[]): string[] {
  const known = new Set(other);
  return list.filter((id) => !known.has(id));
}
