import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { acquireLock } from "../lock.mjs";
import { compressFiles } from "./compress.ts";
import { StartFailure } from "./failure.ts";

/** Sources of the built client. */
const sources = [
  "apps/web/**/*",
  "modules/*/web/**/*",
  "modules/*/contract/**/*",
  "ui/**/*",
  "client/**/*",
  "kit/**/*",
  "shared/**/*",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "tools/start/{compile-phrases,pdf-files,push-worker,route-calls,web-chunks}.ts",
  "tools/check-architecture/syntax.ts",
];
const tests = ["**/*.test.ts", "**/*.test.tsx"];

/** Returns a hash of the names and contents of all sources of the client. */
export async function hashSources(root: string): Promise<string> {
  const files = new Set<string>();
  for await (const entry of glob(sources, { cwd: root, exclude: tests, withFileTypes: true })) {
    if (entry.isFile()) files.add(join(entry.parentPath, entry.name));
  }
  const hash = createHash("sha256");
  for (const path of [...files].toSorted()) {
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(await readFile(path))
      .update("\0");
  }
  return hash.digest("hex");
}

const isCurrent = async (built: string, hash: string): Promise<boolean> =>
  (await readFile(join(built, ".sources"), "utf8").catch(() => "")) === hash;

async function build(root: string, destination: string, signal: AbortSignal | undefined): Promise<void> {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const parameters = [vite, "build", "--outDir", destination, "--emptyOutDir", "--logLevel", "warn"];
  try {
    await promisify(execFile)(process.execPath, parameters, {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
      maxBuffer: 64 * 1024 * 1024,
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    signal?.throwIfAborted();
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    const output = `${stdout}${stderr}`.trim() || String(error);
    throw new StartFailure(`${output}\n\nThe web client could not be built; the reason is above.`, { cause: error });
  }
}

/**
 * Builds the web client into `dist/web` unless the build is current; resolves to whether it was built. Concurrent calls
 * build once, and a partial build is never visible.
 */
export async function buildWebClient(root: string, onBuild: () => void, signal?: AbortSignal): Promise<boolean> {
  const built = join(root, "dist/web");
  if (await isCurrent(built, await hashSources(root))) return false;
  const release = await acquireLock(`${built}.lock`);
  try {
    const hash = await hashSources(root);
    if (await isCurrent(built, hash)) return false;
    onBuild();
    const [next, previous] = [`${built}.next`, `${built}.previous`];
    await rm(next, { recursive: true, force: true });
    await rm(previous, { recursive: true, force: true });
    await build(root, next, signal);
    await compressFiles(next);
    await writeFile(join(next, ".sources"), hash);
    await rename(built, previous).catch(() => {}); // absent at the first build
    await rename(next, built);
    await rm(previous, { recursive: true, force: true });
    return true;
  } finally {
    release();
  }
}
