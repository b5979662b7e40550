import { join } from "node:path";
import { buildWebClient } from "../start/build-web-client.ts";
import { commandStep, type Step } from "./run-step.ts";
import { vitestStep } from "./vitest-step.ts";

const tool = (root: string, name: string, command: string, ...parameters: string[]): Step =>
  commandStep(name, { program: join(root, "node_modules/.bin", command), parameters, cwd: root });

const ours = (root: string, name: string, script: string, ...parameters: string[]): Step =>
  commandStep(name, { program: process.execPath, parameters: [join(root, "tools", script), ...parameters], cwd: root });

const build = (root: string): Step => ({
  name: "web build",
  run: async () => {
    try {
      await buildWebClient(root, () => {});
      return { ok: true, passed: 0, failed: 0, output: "" };
    } catch (error) {
      return { ok: false, passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
    }
  },
});

/** What needs no long run: seconds, before every commit. */
export const quickSteps = (root: string): Step[] => [
  tool(root, "format", "oxfmt", "--check"),
  tool(root, "lint", "oxlint"),
  tool(root, "types", "tsc", "-b"),
  ours(root, "architecture", "check-architecture/main.ts"),
  ours(root, "styles", "check-styles/main.ts"),
  ours(root, "phrases", "check-phrases/main.ts"),
  ours(root, "schema", "check-schema/main.ts", "check"),
];

/** Everything that must hold before a change is shared. */
export const allSteps = (root: string): Step[] => [
  ...quickSteps(root),
  vitestStep("unit and database tests", "unit", root),
  build(root),
  ours(root, "size budgets", "check-budgets/main.ts"),
  vitestStep("browser tests", "browser", root),
];
