import { Worker } from "node:worker_threads";
import { createWorkQueue } from "#platform/concurrency/work-queue.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Evaluation, EvaluationInput } from "../../contract/evaluation.ts";
import { evaluate } from "../engine/evaluate.ts";

/** Up to these numbers a case is judged in milliseconds. */
const mostAssignments = 20;
const mostThings = 1000;
/** Timeout of a large case in milliseconds. */
const mostPatience = 10_000;
/** One at a time per node, so that it uses one core at most. */
const turns = createWorkQueue(1);

const isSmall = ({ assignments, punches, exceptionDays, absences, zones, locations }: EvaluationInput): boolean =>
  assignments.length <= mostAssignments &&
  [punches, exceptionDays, absences, zones, locations].every((things) => things.length <= mostThings);

function judgeApart(input: EvaluationInput, patience: number): Promise<Evaluation> {
  const thread = new Worker(new URL("./judge-thread.ts", import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return new Promise<Evaluation>((resolve, reject) => {
    const tooLong = setTimeout(() => void thread.terminate(), patience);
    thread.once("message", resolve);
    thread.once("error", (error: Error & { code?: string }) =>
      reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? refuse("too_large") : error),
    );
    // Has no effect after an answer.
    thread.once("exit", () => {
      clearTimeout(tooLong);
      reject(refuse("too_large"));
    });
  });
}

/**
 * Judges a checked case. A large one runs in a separate thread, so that it does not block other requests, and is
 * refused (`too_large`) after `patience` ms: comparing some hundred zones without overlaps takes minutes.
 */
export const judgeCase = async (input: EvaluationInput, patience = mostPatience): Promise<Evaluation> =>
  isSmall(input) ? evaluate(input) : turns.run(() => judgeApart(input, patience));
