// Plain JavaScript: runs before anything is installed.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { outerEnvironment, run } from "./commands.mjs";
import { BootstrapFailure } from "./failure.mjs";
import { runtimeOf } from "./installed.mjs";

const majorOf = (version) => version.replace(/^v/, "").split(".")[0];

async function works(root, major) {
  const { code, output } = await run([runtimeOf(root), "--version"], { cwd: root });
  return code === 0 && majorOf(output.trim()) === major;
}

/**
 * Ensures that the Node.js of the manifest is installed. The package `node` fetches it with an install script; if npm
 * did not run that script, it is run here.
 */
export async function ensureRuntime(root) {
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages["node_modules/node"]
    .version;
  if (await works(root, majorOf(wanted))) return;
  const home = join(root, "node_modules", "node");
  const script = join(home, "installArchSpecificPackage.js");
  const repair = existsSync(script)
    ? await run(["node", script], { cwd: home, env: outerEnvironment(root) })
    : { output: "The package node is not installed." };
  if (!existsSync(runtimeOf(root)) && existsSync(join(home, "bin", "node"))) {
    mkdirSync(dirname(runtimeOf(root)), { recursive: true });
    rmSync(runtimeOf(root), { force: true });
    symlinkSync("../node/bin/node", runtimeOf(root));
  }
  if (await works(root, majorOf(wanted))) return;
  throw new BootstrapFailure(
    `${repair.output.trim()}\n\nDiwan runs on Node.js ${wanted}, which the package "node" brings, but its program could ` +
      "not be installed. If npm is set to ignore install scripts, allow them for this clone and install again: " +
      "npm ci --ignore-scripts=false",
  );
}
