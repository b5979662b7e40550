import type { z } from "zod";
import { type CaseError, evaluationInput, type EvaluationInput } from "../../contract/evaluation.ts";
import { checkCase } from "./check-case.ts";

type Issue = z.core.$ZodIssue;

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join(".");

/** Custom issues state the accepted values in their own message; other issues keep zod's message. */
function errorOf({ path, code, message, input }: Issue): CaseError {
  const isMissing = code === "invalid_type" && input === undefined;
  if (isMissing) return { path: pathOf(path), code: "required", message: "is required" };
  return { path: pathOf(path), code: code === "custom" ? "invalid_format" : code, message };
}

/**
 * Parses any value as a case for the engine: first the shape, then the rules between fields. Never throws; `evaluate`
 * can judge every accepted case.
 */
export function readCase(value: unknown): { input: EvaluationInput } | { errors: CaseError[] } {
  const read = evaluationInput.safeParse(value, { reportInput: true });
  if (!read.success) return { errors: read.error.issues.map(errorOf) };
  const errors = checkCase(read.data);
  return errors.length > 0 ? { errors } : { input: read.data };
}
