import { once } from "node:events";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pino, type DestinationStream } from "pino";
import { now } from "#platform/clock/clock.ts";
import { codeOf } from "./error-code.ts";

type Options = {
  /** Bytes after which the file is replaced; the check is made every `checkMs`. */
  maxBytes?: number;
  /** Older files that are kept. */
  maxOlder?: number;
  checkMs?: number;
};

/** A log file. `check` replaces it if it is too large, or follows another process that has; `end` ends the checks. */
export type LogFile = DestinationStream & { check(): Promise<void>; end(): Promise<void> };

/** Returns the paths of older files, the oldest first: their names end with the time at which they were replaced. */
async function listOlder(path: string): Promise<string[]> {
  const prefix = `${basename(path)}.`;
  const names = (await readdir(dirname(path))).filter((name) => name.startsWith(prefix));
  return names.toSorted().map((name) => join(dirname(path), name));
}

/** Bytes of lines that wait for the disk; further ones are lost. */
const maxWaiting = 8 * 1024 * 1024;

/**
 * Opens a log that is replaced by size. The full file is renamed while it is open, so no line is lost; several processes
 * may write to one path, since each opens it again when another has renamed it. Lines that the disk has no room for are
 * written later, as far as they fit into memory.
 */
export async function openLogFile(path: string, options: Options = {}): Promise<LogFile> {
  const { maxBytes = 10 * 1024 * 1024, maxOlder = 5, checkMs = 1_000 } = options;
  const output = pino.destination({ dest: path, mkdir: true, mode: 0o600, sync: false, maxLength: maxWaiting });
  // A process that ends before the file is open would end with a stack trace of the logger.
  await once(output, "ready");
  // A full disk would end the process without a listener, and its last flush would be repeated for ever.
  let isFailing = false;
  output.on("error", () => (isFailing = true)).on("write", () => (isFailing = false));
  const flush = output.flushSync.bind(output);
  output.flushSync = () => (isFailing ? undefined : flush());
  let inode = (await stat(path)).ino;

  async function reopen(): Promise<void> {
    // Opened once more, so that a failure is known before the logger lets go of the file that it has.
    await (await open(path, "a", 0o600)).close();
    const opened = once(output, "ready");
    output.reopen(path);
    await opened;
    inode = (await stat(path)).ino;
  }

  async function check(): Promise<void> {
    const found = await stat(path).catch((error: unknown) => {
      if (codeOf(error) === "ENOENT") return null;
      throw error;
    });
    if (found !== null && found.ino === inode && found.size <= maxBytes) return;
    if (found !== null && found.ino === inode) {
      const time = now().toISOString().replaceAll(/[:.]/g, "-");
      await rename(path, `${path}.${time}-${process.pid}`);
      for (const old of (await listOlder(path)).slice(0, -maxOlder)) await rm(old, { force: true });
    }
    await reopen();
  }

  let checking: Promise<void> = Promise.resolve();
  // One after the other; a failure, such as a disk without room, is tried again.
  const checkNext = (): Promise<void> => (checking = checking.then(check).catch(() => {}));
  const timer = setInterval(() => void checkNext(), checkMs).unref();
  return {
    write: (line) => void output.write(line),
    check: checkNext,
    end: () => {
      clearInterval(timer);
      return checking;
    },
  };
}
