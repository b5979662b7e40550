export type Change = { field: string; before: unknown; after: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What `before` and `after` of an entry say, field by field, and everything else it keeps. */
export function splitDetails(details: Record<string, unknown>): { changes: Change[]; others: [string, unknown][] } {
  const { before, after, ...rest } = details;
  const [was, is] = [before ?? {}, after ?? {}];
  if (!isRecord(was) || !isRecord(is)) return { changes: [], others: Object.entries(details) };
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return {
    changes: fields.map((field) => ({ field, before: was[field], after: is[field] })),
    others: Object.entries(rest),
  };
}
