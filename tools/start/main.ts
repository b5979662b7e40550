import { setTimeout as sleep } from "node:timers/promises";
import { readConfig, type Config } from "#platform/config/config.ts";
import { explain } from "./explain.ts";
import { start, type Undo } from "./start.ts";
import { onStopSignals } from "./stop-signals.ts";

/** Timeout in milliseconds for stopping one part, besides its drain time. */
const stopTimeoutMs = 60_000;

const called = new AbortController();
const undo: Undo = [];

async function undoAll(drainMs = 0): Promise<void> {
  for (const step of undo.splice(0).toReversed()) {
    await Promise.race([step(drainMs), sleep(drainMs + stopTimeoutMs, undefined, { ref: false })]).catch(
      (error: unknown) => {
        console.error(`Stopping was not clean: ${explain(error, null)}`);
        process.exitCode = 1;
      },
    );
  }
}

let config: Config | null = null;
let started: Promise<void> = Promise.resolve();

/** Behind a load balancer a node continues to respond while it drains; at a terminal it stops at once. */
const drainMsOf = (signal: NodeJS.Signals): number =>
  signal === "SIGINT" && process.stdin.isTTY ? 0 : (config?.drainSeconds ?? 0) * 1_000;

async function stop(signal: NodeJS.Signals): Promise<void> {
  console.log("\nStopping …");
  called.abort();
  await started;
  await undoAll(drainMsOf(signal));
  process.exit();
}

onStopSignals(
  (signal) => void stop(signal),
  () => process.exit(1),
);

async function run(): Promise<void> {
  try {
    config = readConfig(process.env);
    await start(config, undo, called.signal);
  } catch (error) {
    if (called.signal.aborted) return;
    console.error(`\n${explain(error, config?.databaseUrl ?? null)}\n`);
    if (config?.logLevel === "debug" || config?.logLevel === "trace") console.error(error);
    process.exitCode = 1;
    await undoAll();
    process.exit();
  }
}

started = run();
