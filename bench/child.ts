import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#testing/server-process.ts";

/**
 * Starts `program` (relative to the root of the repository) on a free port and waits for any response to `probe`. It has
 * its own process, so that it shares no event loop with the measuring code, and is stopped when disposed of.
 */
export async function startChild(program: string, probe: string, environment: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", program)], {
    env: { ...process.env, DRAIN_SECONDS: "0", ...environment, PORT: port },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
  };
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    if ((await fetch(url + probe).catch(() => null)) !== null) {
      const signal = (name: NodeJS.Signals) => () => void child.kill(name);
      return { url, pause: signal("SIGSTOP"), resume: signal("SIGCONT"), [Symbol.asyncDispose]: stop };
    }
    await sleep(100);
  }
  await stop();
  throw new Error(`${program} did not start.`);
}

export const startServer = (environment: Record<string, string>) =>
  startChild("apps/server/main.ts", "/readyz", environment);

/** Returns the environment of a server without limits; its other files are below a directory. */
export const environmentOf = (databaseUrl: string, directory: string) => ({
  DATABASE_URL: databaseUrl,
  SECRET_KEY: randomBytes(32).toString("hex"),
  DEMO: "0",
  RATE_LIMIT: "off",
  DATA_DIR: join(directory, "server"),
  HOST: "127.0.0.1",
});
