/** A field of details as the wire writes it: what is recorded by the name of its column reads the same. */
export const fieldOf = (recorded: string): string =>
  recorded.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values of an entry's details with their fields, also of those before and after. */
export function fieldsOf(details: Record<string, unknown>): [field: string, value: unknown][] {
  const { before, after, ...rest } = details;
  return [rest, before, after].flatMap((part) =>
    isRecord(part) ? Object.entries(part).map(([name, value]): [string, unknown] => [fieldOf(name), value]) : [],
  );
}
