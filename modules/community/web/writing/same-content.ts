/** Without empty values and with its names in order, so that what a database gives back compares. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(
    kept.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, ordered(inner)]),
  );
}

/** Whether two drafts say the same; a missing value and null are the same. */
export const sameContent = (one: unknown, other: unknown): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
