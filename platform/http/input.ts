import type { z } from "zod";
import { validatorsEn } from "#shared/validators.en.ts";
import type { ValidatorMessage } from "#shared/validators.ts";
import { refuse, type RefusedField } from "./refuse.ts";

const isKey = (key: string): key is ValidatorMessage["key"] => Object.hasOwn(validatorsEn, key);

const numbers = new Set(["number", "int"]);
const tooBig: Partial<Record<string, ValidatorMessage["key"]>> = { string: "maxLength", array: "itemsMany" };
const tooSmall: Partial<Record<string, ValidatorMessage["key"]>> = { string: "minLength", array: "itemsFew" };

/** A blank text counts as missing; text schemas refuse it with a message of their own. */
const isMissing = ({ input }: z.core.$ZodIssue): boolean =>
  input === undefined || input === null || (typeof input === "string" && input.trim() === "");

const isOfRightKind = ({ code, path }: z.core.$ZodIssue): boolean => code !== "invalid_type" && path.length === 0;

/** Schemas name our messages as `key` or `key:number`; zod's own issues are mapped by their kind. */
function messageOf(issue: z.core.$ZodIssue): ValidatorMessage {
  const [key = "", argument] = issue.message.split(":", 2);
  if (isKey(key)) {
    return argument === undefined ? { key } : { key, values: { max: argument, min: argument } };
  }
  if (issue.code === "invalid_type" || issue.code === "invalid_union") {
    if (isMissing(issue)) return { key: "fieldRequired" };
    // For a union, the variant of the input's kind has the relevant issue.
    const [inner] = issue.code === "invalid_union" ? issue.errors.flat().filter(isOfRightKind) : [];
    if (inner !== undefined) return messageOf(inner);
    if (issue.code === "invalid_type" && numbers.has(issue.expected)) {
      return { key: typeof issue.input === "number" && !Number.isNaN(issue.input) ? "integer" : "numeric" };
    }
  }
  if (issue.code === "too_big") {
    return { key: tooBig[issue.origin] ?? "tooLarge", values: { max: Number(issue.maximum) } };
  }
  if (issue.code === "too_small") {
    return { key: tooSmall[issue.origin] ?? "tooSmall", values: { min: Number(issue.minimum) } };
  }
  if (issue.code === "invalid_format" && (issue.format === "date" || issue.format === "datetime"))
    return { key: "date" };
  return { key: "invalid" };
}

function fieldsOf(issue: z.core.$ZodIssue): RefusedField[] {
  const base = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...base, key].join("."), message: { key: "unknownField" } }));
  }
  return [{ path: base.join("."), message: messageOf(issue) }];
}

/** PostgreSQL's text allows no NUL, and no valid JSON of clients contains a lone surrogate. */
const isUnstorable = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/** Returns the path of the first text that cannot be stored, or of the object with such a key; null without one. */
function unstorablePath(value: unknown, depth = 0): string[] | null {
  if (typeof value === "string") return isUnstorable(value) ? [] : null;
  if (typeof value !== "object" || value === null || depth > 40) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (isUnstorable(key)) return [];
    const found = unstorablePath(inner, depth + 1);
    if (found !== null) return [key, ...found];
  }
  return null;
}

/** Validates one part of a request (params, query, body) and returns the parsed value; throws 400 with the fields. */
export function readInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const bad = unstorablePath(value);
  if (bad !== null)
    throw refuse("fields_invalid", { fields: [{ path: bad.join("."), message: { key: "unstorable" } }] });
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  // One reason per field: the first, since others may follow from it.
  const reasons = Map.groupBy(parsed.error.issues.flatMap(fieldsOf), ({ path }) => path);
  throw refuse("fields_invalid", { fields: [...reasons.values()].flatMap(([first]) => first ?? []) });
}
