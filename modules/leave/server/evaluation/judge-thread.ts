import { parentPort, workerData } from "node:worker_threads";
import type { EvaluationInput } from "../../contract/evaluation.ts";
import { evaluate } from "../engine/evaluate.ts";

// The thread that `judge-case.ts` starts for a large case: evaluates it, posts the result and ends.

parentPort?.postMessage(evaluate(workerData as EvaluationInput));
