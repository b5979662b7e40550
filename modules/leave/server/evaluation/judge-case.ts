import pLimit from "p-limit";
import { runInThread } from "#platform/concurrency/run-in-thread.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { ValidatorMessage } from "#shared/validators.ts";
import type { CaseError, Evaluation, EvaluationInput } from "../../contract/evaluation.ts";
import { checkCase } from "../engine/check-case.ts";
import { evaluate } from "../engine/evaluate.ts";

/** Up to these numbers a case is evaluated in milliseconds. */
const small = { entries: 50, days: 500, dates: 24 };
/** Timeout of a large case in milliseconds. */
const timeoutMs = 10_000;
/** One at a time per node, so that it uses one core at most. */
const limit = pLimit(1);

const isSmall = ({ entries, uses, request, asOf }: EvaluationInput): boolean =>
  entries.length <= small.entries &&
  [...uses, ...(request === null ? [] : [request])].reduce((sum, { days }) => sum + days.length, 0) <= small.days &&
  asOf.length <= small.dates;

/** Maps the engine's error codes to the validation messages of forms. */
const messages: Partial<Record<string, ValidatorMessage["key"]>> = {
  required: "fieldRequired",
  end_before_start: "endBeforeStart",
};

const fieldOf = ({ path, code }: CaseError) => ({ path, message: { key: messages[code] ?? "invalid" } as const });

/**
 * Evaluates a case with a valid shape; throws 400 naming the fields that violate the rules between them. A large case
 * runs in a thread of its own, so that it does not block other requests, and is refused as `too_large` after 10 s.
 */
export async function readEvaluation(input: EvaluationInput): Promise<Evaluation> {
  const errors = checkCase(input);
  if (errors.length > 0) throw refuse("fields_invalid", { fields: errors.map(fieldOf) });
  if (isSmall(input)) return evaluate(input);
  const script = new URL("./judge-thread.ts", import.meta.url);
  const result = await limit(() => runInThread<Evaluation>(script, input, timeoutMs));
  if (result === null) throw refuse("too_large");
  return result;
}
