import { Worker } from "node:worker_threads";

/** Maximum size of a thread's heap in MB. */
const maxHeap = 512;

/**
 * Runs a script in a thread of its own with `input` as its `workerData`, and returns its first message; null if it needs
 * more than `timeoutMs` or too much memory.
 */
export function runInThread<Output>(script: URL, input: unknown, timeoutMs: number): Promise<Output | null> {
  const thread = new Worker(script, { workerData: input, resourceLimits: { maxOldGenerationSizeMb: maxHeap } });
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
