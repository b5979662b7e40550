import { Worker } from "node:worker_threads";
import { createTurns } from "#platform/concurrency/turns.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Evaluation, EvaluationInput } from "../../contract/evaluation.ts";
import { evaluate } from "../engine/evaluate.ts";

/** A case of so few things is judged in milliseconds. */
const mostAssignments = 20;
const mostThings = 1000;
/** How long a large one may take, in milliseconds. */
const mostPatience = 10_000;
/** One at a time on this node, so that it takes one core at most. */
const turns = createTurns(1);

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
    // After an answer this says nothing any more.
    thread.once("exit", () => {
      clearTimeout(tooLong);
      reject(refuse("too_large"));
    });
  });
}

/**
 * Judges a case that was checked. A large one is judged in a thread of its own, so that nobody else waits for it, and
 * refused (`too_large`) when it takes longer than `patience`: some hundred zones that never meet take minutes to compare.
 */
export const judgeCase = async (input: EvaluationInput, patience = mostPatience): Promise<Evaluation> =>
  isSmall(input) ? evaluate(input) : turns.run(() => judgeApart(input, patience));
