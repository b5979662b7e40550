// `npm run dev`: the embedded database, a server that restarts and a page that reloads when a source changes. Options of
// Node.js for the server follow `--`: `npm run dev -- --inspect`.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "#platform/config/config.ts";
import { startEmbedded } from "../backup/installation.ts";

const root = join(import.meta.dirname, "../..");
const config = readConfig(process.env);
await mkdir(config.dataDirectory, { recursive: true });
const database = config.databaseUrl === null ? await startEmbedded(config) : null;
const environment = {
  ...process.env,
  DATABASE_URL: database?.url ?? process.env["DATABASE_URL"],
  DATA_DIR: config.dataDirectory,
  DEMO: config.demonstration ? "1" : "0",
  PORT: String(config.port ?? 3000),
  // Each change of a source restarts the server.
  DRAIN_SECONDS: "0",
};
const run = (parameters: string[]): ChildProcess =>
  spawn(process.execPath, parameters, { cwd: root, env: environment, stdio: "inherit" });
const children = [
  run(["--watch", ...process.argv.slice(2), "apps/server/main.ts"]),
  run(["node_modules/vite/bin/vite.js"]),
];

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const gone = children.map((child) => new Promise((resolve) => child.once("exit", resolve)));
  for (const child of children) child.kill("SIGTERM");
  await Promise.all(gone.filter((_, place) => children[place]?.exitCode === null));
  await database?.stopIfLast();
  process.exit();
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
for (const child of children) child.once("exit", () => void stop());
