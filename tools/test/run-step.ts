import { spawn } from "node:child_process";
import { delimiter, dirname } from "node:path";

/** Result of a step. Steps without tests count nothing when they pass, and one failure when they fail. */
export type Outcome = {
  ok: boolean;
  passed: number;
  failed: number;
  output: string;
  /** Printed below the step. */
  notes?: readonly string[];
};

export type Step = { name: string; run(): Promise<Outcome> };

export type Command = {
  program: string;
  parameters: string[];
  cwd: string;
  /** Further variables of the environment. */
  variables?: Readonly<Record<string, string>>;
};

/** Scripts that run "node" get the one that runs this process. */
const environment = (variables: Command["variables"]) => ({
  ...process.env,
  ...variables,
  NO_COLOR: "1",
  PATH: [dirname(process.execPath), process.env["PATH"] ?? ""].join(delimiter),
});

/** Runs a program to its end and collects its output; forwards termination signals to it. */
export function runCommand({
  program,
  parameters,
  cwd,
  variables,
}: Command): Promise<{ code: number; output: string }> {
  return new Promise((settle) => {
    const child = spawn(program, parameters, {
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
      env: environment(variables),
    });
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    process.on("SIGTERM", forward).on("SIGINT", forward);
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
    const finish = (code: number) => {
      process.off("SIGTERM", forward).off("SIGINT", forward);
      settle({ code, output });
    };
    child.once("error", (error) => {
      output += error.message;
      finish(1);
    });
    child.once("close", (code) => finish(code ?? 1));
  });
}

/** Returns a step that passes when its program exits with 0. */
export const commandStep = (name: string, command: Command): Step => ({
  name,
  run: async () => {
    const { code, output } = await runCommand(command);
    return { ok: code === 0, passed: 0, failed: code === 0 ? 0 : 1, output };
  },
});

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Runs the steps in order until one fails, and prints that one's output. The last line contains the numbers of passed
 * and failed tests. Resolves to whether all passed.
 */
export async function runSteps(steps: readonly Step[], print: (text: string) => void): Promise<boolean> {
  const began = performance.now();
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    print(`${step.name} …`);
    const stepBegan = performance.now();
    const outcome = await step.run();
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    const counted =
      outcome.passed + outcome.failed > 0 ? `, ${outcome.passed} of ${outcome.passed + outcome.failed}` : "";
    print(` ${outcome.ok ? "ok" : "FAILED"} (${seconds(performance.now() - stepBegan)}${outcome.ok ? counted : ""})\n`);
    outcome.notes?.forEach((note) => print(`  ${note}\n`));
    if (outcome.ok) continue;
    print(`\n${outcome.output.trim()}\n\nStopped at: ${step.name}\n`);
    break;
  }
  print(`\nTook ${seconds(performance.now() - began)}\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0;
}
