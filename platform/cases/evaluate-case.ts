import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { CaseError } from "#shared/case.ts";
import type { ValidatorMessage } from "#shared/validators.ts";
import { refuse } from "#platform/http/refuse.ts";

/** A pure engine of a module. */
export type Engine<Input, Output> = {
  /** Address of the file that exports `evaluate`. */
  file: URL;
  evaluate(input: Input): Output;
  check(input: Input): CaseError[];
  /** Returns whether a case is evaluated in milliseconds. */
  isSmall(input: Input): boolean;
  /** Messages for the engine's own error codes; others are "invalid". */
  messages?: Readonly<Record<string, ValidatorMessage["key"]>>;
};

const commonMessages: Engine<unknown, unknown>["messages"] = {
  required: "fieldRequired",
  end_before_start: "endBeforeStart",
};

/** Maximum size of a thread's heap in MB. */
const maxHeap = 512;

/** Returns null if the evaluation needs more than `timeoutMs` or too much memory. */
function runInThread<Output>(engine: URL, input: unknown, timeoutMs: number): Promise<Output | null> {
  const thread = new Worker(new URL("./thread.ts", import.meta.url), {
    workerData: { engine: engine.href, input },
    resourceLimits: { maxOldGenerationSizeMb: maxHeap },
  });
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => void thread.terminate(), timeoutMs);
    thread.once("message", resolve);
    thread.once("error", (error: Error & { code?: string }) =>
      error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve(null) : reject(error),
    );
    // Has no effect after a message.
    thread.once("exit", () => {
      clearTimeout(timeout);
      resolve(null);
    });
  });
}

/**
 * Returns a function that evaluates a case with a valid shape; it throws 400 naming the fields that violate the rules
 * between them. Large cases run one at a time in a thread of their own, so that they block no other request and use one
 * core at most, and are refused as `too_large` after `timeoutMs`.
 */
export function createCaseEvaluator<Input, Output>(
  { file, evaluate, check, isSmall, messages }: Engine<Input, Output>,
  timeoutMs = 10_000,
): (input: Input) => Promise<Output> {
  const limit = pLimit(1);
  const keys = { ...commonMessages, ...messages };
  return async (input) => {
    const errors = check(input);
    if (errors.length > 0) {
      const fields = errors.map(({ path, code }) => ({ path, message: { key: keys[code] ?? ("invalid" as const) } }));
      throw refuse("fields_invalid", { fields });
    }
    if (isSmall(input)) return evaluate(input);
    const result = await limit(() => runInThread<Output>(file, input, timeoutMs));
    if (result === null) throw refuse("too_large");
    return result;
  };
}
