import { z } from "zod";

// Cases for the pure engines: plain JSON, read into values without undefined, with an error for each wrong field.

/** Path (`zones.0.endDate`), code for programs, message for people. */
export type CaseError = { path: string; code: string; message: string };

/** An optional field; null if it is absent. */
export const orNull = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value): NonNullable<z.output<S>> | null => value ?? null);

/** An optional list; empty if it is absent. */
export const listOf = <S extends z.ZodType>(schema: S) =>
  z
    .array(schema)
    .nullish()
    .transform((list): z.output<S>[] => list ?? []);

/** Strings; whole numbers are accepted and converted to strings. */
export const caseId = z
  .union([z.string().min(1), z.number().int()])
  .transform(String)
  .meta({ description: "An id: a string, or a whole number, which becomes one." });

export const errorWhen = (isWrong: boolean, path: string, code: string, message: string): CaseError[] =>
  isWrong ? [{ path, code, message }] : [];

/** Reports a last date before the first one; both are text with four digits of a year. */
export const checkRange = (path: string, { from, to }: { from: string; to: string | null }): CaseError[] =>
  errorWhen(to !== null && to < from, `${path}.to`, "end_before_start", "is before the beginning");

/** Reports the second of two equal values. */
export function checkUnique(values: readonly string[], pathOf: (at: number) => string, code: string): CaseError[] {
  const seen = new Set<string>();
  return values.flatMap((value, at) => {
    if (seen.has(value)) return [{ path: pathOf(at), code, message: `"${value}" is there twice` }];
    seen.add(value);
    return [];
  });
}

type Issue = z.core.$ZodIssue;

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join(".");

/** Each unknown field is an error of its own. Custom issues state the accepted values in their own message. */
function errorsOf({ path, message, ...issue }: Issue): CaseError[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ path: pathOf([...path, key]), code: "unknown_field", message: "is unknown" }));
  if (issue.input === undefined && issue.code !== "custom")
    return [{ path: pathOf(path), code: "required", message: "is required" }];
  return [{ path: pathOf(path), code: issue.code === "custom" ? "invalid_format" : issue.code, message }];
}

/** Returns a function that parses any value: first its shape, then, by `check`, the rules between fields. Never throws. */
export const createCaseReader =
  <Schema extends z.ZodType>(schema: Schema, check: (input: z.output<Schema>) => CaseError[]) =>
  (value: unknown): { input: z.output<Schema> } | { errors: CaseError[] } => {
    const read = schema.safeParse(value, { reportInput: true });
    if (!read.success) return { errors: read.error.issues.flatMap(errorsOf) };
    const errors = check(read.data);
    return errors.length > 0 ? { errors } : { input: read.data };
  };
