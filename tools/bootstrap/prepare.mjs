// Plain JavaScript: runs before anything is installed.
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { acquireLock } from "../lock.mjs";
import { npmCommand, outerEnvironment, run } from "./commands.mjs";
import { BootstrapFailure } from "./failure.mjs";
import { isInstalled, isPrepared, markPrepared } from "./installed.mjs";
import { ensureRuntime } from "./runtime.mjs";

/** Shows one line while `work` runs, with elapsed seconds on a terminal. */
async function withProgress(text, work) {
  const began = Date.now();
  if (!process.stderr.isTTY) {
    console.error(`${text} …`);
    return await work;
  }
  const show = () => process.stderr.write(`\r${text} … ${Math.round((Date.now() - began) / 1000)} s`);
  show();
  const timer = setInterval(show, 1000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    process.stderr.write("\n");
  }
}

async function install(root) {
  // All packages are needed at run time (the web client is built here), regardless of NODE_ENV or npm's settings.
  const command = [...npmCommand(), "ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const done = run(command, { cwd: root, env: outerEnvironment(root) });
  const { code, output } = await withProgress("Installing packages (once, and when they change)", done);
  if (code === 0) return;
  throw new BootstrapFailure(
    `${output.trim()}\n\nThe packages could not be installed; npm's own words are above. If the network was the reason, ` +
      "try again: nothing needs to be cleaned up.",
  );
}

/**
 * Prepares a clone: packages as in the lock file, and the Node.js of the manifest. Safe to run concurrently in one
 * clone. Takes a few milliseconds when nothing has changed.
 */
export async function prepareClone(location) {
  if (process.platform === "win32") {
    throw new BootstrapFailure("Diwan runs on Linux and macOS. On Windows, use the Windows Subsystem for Linux.");
  }
  const root = fileURLToPath(location).replace(/\/$/, "");
  if (isPrepared(root)) return;
  const release = await acquireLock(join(root, ".cache", "bootstrap.lock"), () => {
    console.error("Another start is installing the packages of this clone; waiting for it …");
  });
  try {
    if (isPrepared(root)) return;
    if (!isInstalled(root)) await install(root);
    await ensureRuntime(root);
    markPrepared(root);
  } finally {
    release();
  }
}
