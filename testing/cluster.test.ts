import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";

/** Starts a test run in its own process and temporary directory, which prints the address of its cluster and waits. */
async function startRun(directory: string) {
  const { TEST_DATABASE_URL: _, ...environment } = process.env;
  const program = `const { startCluster } = await import(process.argv[1]);
    const cluster = await startCluster();
    console.log(cluster.url);
    process.on("SIGTERM", () => cluster.stop().then(() => process.exit(0)));`;
  const child = spawn(
    process.execPath,
    ["--input-type=module", "-e", program, "--", join(import.meta.dirname, "cluster.ts")],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...environment, TMPDIR: directory } },
  );
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  const ended = once(child, "exit");
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { url: chunk.toString().trim(), end };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

test.each([
  ["that every user may enter", 0o711],
  ["of our own", 0o700],
])("in a directory %s, a run leaves nothing behind, and removes the remains of a killed run", async (_, mode) => {
  const directory = await mkdtemp(join(tmpdir(), "diwan-cluster-"));
  await chmod(directory, mode);
  const runs: { end(signal: NodeJS.Signals): Promise<void> }[] = [];
  const start = async () => {
    const run = await startRun(directory);
    runs.push(run);
    return run;
  };
  try {
    const killed = await start();
    await killed.end("SIGKILL");
    expect(await answers(killed.url), "PostgreSQL outlives a killed run").toBe(true);
    const next = await start();
    expect(await answers(killed.url)).toBe(false);
    expect(await answers(next.url)).toBe(true);
    await next.end("SIGTERM");
    expect(await answers(next.url)).toBe(false);
    expect(await readdir(directory)).toEqual([]);
  } finally {
    await Promise.all(runs.map((run) => run.end("SIGTERM")));
    await rm(directory, { recursive: true, force: true });
  }
});
