import pLimit from "p-limit";
import { runInThread } from "#platform/concurrency/run-in-thread.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { ValidatorMessage } from "#shared/validators.ts";
import type { Evaluation, EvaluationInput, CaseError } from "../../contract/evaluation.ts";
import { evaluate } from "../engine/evaluate.ts";
import { checkCase } from "../engine/check-case.ts";

/** Up to these numbers a case is judged in milliseconds. */
const maxAssignments = 20;
const maxListLength = 1000;
/** Timeout of a large case in milliseconds. */
const defaultTimeoutMs = 10_000;
/** One at a time per node, so that it uses one core at most. */
const limit = pLimit(1);

const isSmall = ({ assignments, punches, exceptionDays, absences, zones, locations }: EvaluationInput): boolean =>
  assignments.length <= maxAssignments &&
  [punches, exceptionDays, absences, zones, locations].every((list) => list.length <= maxListLength);

async function judgeInThread(input: EvaluationInput, timeoutMs: number): Promise<Evaluation> {
  const script = new URL("./judge-thread.ts", import.meta.url);
  const result = await runInThread<Evaluation>(script, input, timeoutMs);
  if (result === null) throw refuse("too_large");
  return result;
}

/**
 * Judges a checked case. A large one runs in a separate thread, so that it does not block other requests, and is
 * refused (`too_large`) after `timeoutMs`: comparing some hundred zones without overlaps takes minutes.
 */
export const judgeCase = async (input: EvaluationInput, timeoutMs = defaultTimeoutMs): Promise<Evaluation> =>
  isSmall(input) ? evaluate(input) : limit(() => judgeInThread(input, timeoutMs));

/** Maps the engine's error codes to the validation messages of forms. */
const messages: Partial<Record<string, ValidatorMessage["key"]>> = {
  required: "fieldRequired",
  end_before_start: "endBeforeStart",
  end_equals_start: "endIsStart",
  overlapping_slots: "slotsOverlap",
  slot_too_long: "slotTooLong",
  unknown_time_zone: "timeZoneUnknown",
};

const fieldOf = ({ path, code }: CaseError) => ({ path, message: { key: messages[code] ?? "invalid" } as const });

/** Judges a case with a valid shape; throws 400 naming the fields that violate the rules between them. */
export async function readEvaluation(input: EvaluationInput): Promise<Evaluation> {
  const errors = checkCase(input);
  if (errors.length > 0) throw refuse("fields_invalid", { fields: errors.map(fieldOf) });
  return judgeCase(input);
}
