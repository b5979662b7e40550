import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A program in its own process, so that it shares no event loop with the measuring code. */
export type Child = {
  url: string;
  /** Suspends the process until `resume`. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/** Starts `program` (relative to the root of the repository) on a free port and waits for any response to `probe`. */
export async function startChild(program: string, probe: string, environment: Record<string, string>): Promise<Child> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", program)], {
    env: { ...process.env, DRAIN_SECONDS: "0", ...environment, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
  };
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) break;
    const answered = await fetch(url + probe).then(
      () => true,
      () => false,
    );
    if (answered) {
      return { url, pause: () => void child.kill("SIGSTOP"), resume: () => void child.kill("SIGCONT"), stop };
    }
    await sleep(100);
  }
  await stop();
  throw new Error(`${program} did not start.`);
}
