import { useFieldErrorText } from "#client/form-errors.ts";
import { ApiProblem } from "#client/problems.ts";
import { objectToForm } from "#modules/services/contract/form/objections.ts";
import type { Definition } from "#modules/services/contract/schemas-definition.ts";

/** What is wrong with a definition, by paths such as `form.fields.2.labelAr`. */
export type Objections = {
  /** The sentence for a path. */
  at: (path: string) => string | undefined;
  /** How many there are below a path. */
  below: (path: string) => number;
  count: number;
};

/**
 * What the server objected to, and, once publishing was tried, what is wrong with the form as it is now. The server's
 * paths begin with `draft.` when a draft was refused for its shape.
 */
export function useObjections(draft: Definition, refusal: unknown, isTried: boolean): Objections {
  const errorText = useFieldErrorText();
  const told = refusal instanceof ApiProblem ? refusal.fields : [];
  const sentences = new Map<string, string>();
  for (const { path, message } of told) sentences.set(path.replace(/^draft\./, ""), message);
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
