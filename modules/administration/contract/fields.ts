import { isRecord } from "#shared/is-record.ts";

/** Returns the name of a recorded field on the wire; names of columns are converted to camel case. */
export const fieldOf = (recorded: string): string =>
  recorded.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Fields and values of an entry's details, including `before` and `after`. */
export function fieldsOf(details: Record<string, unknown>): [field: string, value: unknown][] {
  const { before, after, ...rest } = details;
  return [rest, before, after].flatMap((part) =>
    isRecord(part) ? Object.entries(part).map(([name, value]): [string, unknown] => [fieldOf(name), value]) : [],
  );
}
