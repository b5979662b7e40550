import { parentPort, workerData } from "node:worker_threads";

// The thread in which `evaluate-case.ts` evaluates a large case: posts the result and ends.

const { engine, input } = workerData as { engine: string; input: unknown };
const { evaluate } = (await import(engine)) as { evaluate: (input: unknown) => unknown };
parentPort?.postMessage(evaluate(input));
