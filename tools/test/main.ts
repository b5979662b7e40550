import { join } from "node:path";
import { parseArgs } from "node:util";
import { commitBefore } from "./changes.ts";
import { runSteps } from "./run-step.ts";
import { allSteps, changedSteps, quickSteps } from "./steps.ts";

const root = join(import.meta.dirname, "../..");
const { values, positionals } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    // Includes the tests of the tools, whatever has changed.
    all: { type: "boolean", default: false },
    // Tests affected since the named commit, or since the branch left its upstream.
    changed: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const [base] = positionals;
const steps = values.quick
  ? quickSteps(root)
  : values.changed
    ? await changedSteps(root, base ?? (await commitBefore(root)) ?? "HEAD")
    : await allSteps(root, { withTools: values.all });
const ok = await runSteps(steps, (text) => process.stdout.write(text));
process.exitCode = ok ? 0 : 1;
