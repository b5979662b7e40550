import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const program = join(import.meta.dirname, "../apps/server/main.ts");

/** The server as a process of its own. */
export type ServerProcess = {
  url: string;
  /** Resolves when the process is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
};

/** Starts `node apps/server/main.ts` with this environment, PORT included, and waits until it is ready to serve. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${environment["PORT"]}`;
  const isReady = async (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${Buffer.concat(errors).toString()}`);
    await sleep(100);
  }
  return {
    url,
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
