import { join } from "node:path";
import { runSteps } from "./run-step.ts";
import { allSteps, quickSteps } from "./steps.ts";

const root = join(import.meta.dirname, "../..");
const steps = process.argv.includes("--quick") ? quickSteps(root) : allSteps(root);
const ok = await runSteps(steps, (text) => process.stdout.write(text));
process.exitCode = ok ? 0 : 1;
