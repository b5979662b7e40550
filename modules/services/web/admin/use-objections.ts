import { useFieldErrorText } from "#client/form-errors.ts";
import { ApiProblem } from "#client/problems.ts";
import { objectToForm } from "#modules/services/contract/form/objections.ts";
import type { Definition } from "#modules/services/contract/schemas-definition.ts";

/** Errors of a definition, by paths such as `form.fields.2.labelAr`. */
export type Objections = {
  /** Message for a path. */
  at: (path: string) => string | undefined;
  /** Number of errors below a path. */
  below: (path: string) => number;
  count: number;
};

/**
 * Errors of the server and, after the first attempt to publish, of the current form. Server paths begin with `draft.`
 * if the shape of a draft was refused.
 */
export function useObjections(draft: Definition, refusal: unknown, isTried: boolean): Objections {
  const errorText = useFieldErrorText();
  const refusedFields = refusal instanceof ApiProblem ? refusal.fields : [];
  const sentences = new Map<string, string>();
  for (const { path, message } of refusedFields) sentences.set(path.replace(/^draft\./, ""), message);
  if (isTried) {
    for (const { path, message } of objectToForm(draft.form)) {
      sentences.set(`form.${path}`, errorText({ message: JSON.stringify(message) }) ?? "");
    }
  }
  return {
    at: (path) => sentences.get(path),
    below: (path) => [...sentences.keys()].filter((key) => key.startsWith(path)).length,
    count: sentences.size,
  };
}
