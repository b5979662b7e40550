import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { until } from "./until.ts";

const ownRoot = join(import.meta.dirname, "..");

export type ServerProcess = {
  url: string;
  signal(signal: NodeJS.Signals): void;
  /** Resolves with the exit code when the process has ended; null when a signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** Returns a TCP port of 127.0.0.1 that is free now. */
export async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

/**
 * Starts `node apps/server/main.ts` with this environment, PORT included, and waits until it is ready. `root` is the clone
 * of another release, which runs on the Node.js that it brings.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  root: string = ownRoot,
): Promise<ServerProcess> {
  const node = root === ownRoot ? process.execPath : join(root, "node_modules/.bin/node");
  const child = spawn(node, [join(root, "apps/server/main.ts")], {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
  const ended = once(child, "exit") as Promise<[number | null]>;
  const url = `http://127.0.0.1:${environment["PORT"]}`;
  const isReady = async (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  await until(`the server at ${url}`, async () => {
    if (child.exitCode !== null) throw new Error(`The server ended: ${Buffer.concat(errors).toString()}`);
    return isReady();
  });
  return {
    url,
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}
