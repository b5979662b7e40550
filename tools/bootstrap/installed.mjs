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

/** What must be installed: the lock file, for this kind of machine (a clone may be moved or mounted elsewhere). */
function wantedStamp(root) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  return `${lock} ${process.platform} ${process.arch}\n`;
}

/** Where npm links the Node.js that the manifest asks for. */
export const runtimeOf = (root) => join(root, "node_modules", ".bin", "node");

/** Whether everything was seen to be in order since the lock file last changed; takes a few milliseconds. */
export function isPrepared(root) {
  if (read(stampOf(root)) !== wantedStamp(root)) return false;
  try {
    accessSync(runtimeOf(root), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Remembers that everything is in order. */
export function markPrepared(root) {
  writeFileSync(stampOf(root), wantedStamp(root));
}

const suits = (list, value) =>
  !list || ((list.includes(value) || !list.some((item) => !item.startsWith("!"))) && !list.includes(`!${value}`));
const suitsThisMachine = ({ os, cpu }) =>
  suits(os && [os].flat(), process.platform) && suits(cpu && [cpu].flat(), process.arch);

/** npm leaves out optional packages for other machines; of the rest it cannot be told without knowing the C library. */
const mayBeAbsent = (entry) =>
  entry.optional === true && (!suitsThisMachine(entry) || Boolean(entry.libc) || !entry.os);

const versionAt = (root, path) => {
  const manifest = read(join(root, path, "package.json"));
  return manifest === null ? null : JSON.parse(manifest).version;
};

/**
 * Whether what lies in node_modules agrees with the lock file, so that what somebody installed by hand (`npm install`)
 * is not thrown away and fetched again. npm's own record alone proves little: `--package-lock-only` rewrites it as well.
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
