// Plain JavaScript: runs before anything is installed.
import { createHash } from "node:crypto";
import { accessSync, constants, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const stampOf = (root) => join(root, "node_modules", ".installed");

const read = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
};

/** Identifies the installation: lock file and kind of machine (a clone may be moved or mounted elsewhere). */
function wantedStamp(root) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  return `${lock} ${process.platform} ${process.arch}\n`;
}

/** Path of npm's link to the Node.js of the manifest. */
export const runtimeOf = (root) => join(root, "node_modules", ".bin", "node");

/** Returns whether the installation was verified since the lock file last changed; takes a few milliseconds. */
export function isPrepared(root) {
  if (read(stampOf(root)) !== wantedStamp(root)) return false;
  try {
    accessSync(runtimeOf(root), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function markPrepared(root) {
  writeFileSync(stampOf(root), wantedStamp(root));
}

const suits = (list, value) =>
  !list || ((list.includes(value) || !list.some((item) => !item.startsWith("!"))) && !list.includes(`!${value}`));
const suitsThisMachine = ({ os, cpu }) =>
  suits(os && [os].flat(), process.platform) && suits(cpu && [cpu].flat(), process.arch);

/** npm omits optional packages for other machines; for the rest this depends on the C library, unknown here. */
const mayBeAbsent = (entry) =>
  entry.optional === true && (!suitsThisMachine(entry) || Boolean(entry.libc) || !entry.os);

const versionAt = (root, path) => {
  const manifest = read(join(root, path, "package.json"));
  return manifest === null ? null : JSON.parse(manifest).version;
};

/**
 * Returns whether node_modules matches the lock file, so that a manual `npm install` is not removed and repeated. npm's
 * own record is not sufficient: `--package-lock-only` rewrites it too.
 */
export function isInstalled(root) {
  const record = read(join(root, "node_modules", ".package-lock.json"));
  if (record === null) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const installed = JSON.parse(record).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    const found = installed[path];
    if (path === "") continue;
    if (!found && !mayBeAbsent(entry)) return false;
    if (!found) continue;
    if (found.version !== entry.version || found.integrity !== entry.integrity) return false;
    if (!suitsThisMachine(found) || versionAt(root, path) !== entry.version) return false;
  }
  return Object.keys(installed).every((path) => path in wanted);
}
