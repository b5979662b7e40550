import type { z } from "zod";
import { type CaseError, evaluationInput, type EvaluationInput } from "../../contract/evaluation.ts";
import { checkCase } from "./check-case.ts";

type Issue = z.core.$ZodIssue;

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join(".");

/** Each unknown field is an error of its own; custom issues keep their message. */
function errorsOf({ path, message, ...issue }: Issue): CaseError[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ path: pathOf([...path, key]), code: "unknown_field", message: "is unknown" }));
  if (issue.input === undefined && issue.code !== "custom")
    return [{ path: pathOf(path), code: "required", message: "is required" }];
  return [{ path: pathOf(path), code: issue.code === "custom" ? "invalid_format" : issue.code, message }];
}

/** Parses any value as a case for the engine: first the shape, then the rules between fields. Never throws. */
export function readCase(value: unknown): { input: EvaluationInput } | { errors: CaseError[] } {
  const read = evaluationInput.safeParse(value, { reportInput: true });
  if (!read.success) return { errors: read.error.issues.flatMap(errorsOf) };
  const errors = checkCase(read.data);
  return errors.length > 0 ? { errors } : { input: read.data };
}
