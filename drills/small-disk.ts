import { open, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "#platform/log/error-code.ts";
import { run } from "../tools/embedded-database/command.ts";

/** A file system of a few megabytes in memory. */
export type SmallDisk = AsyncDisposable & {
  directory: string;
  /** Fills it to the last block. */
  fill(): Promise<void>;
  /** Frees what `fill` took. */
  free(): Promise<void>;
};

const chunk = Buffer.alloc(65_536);
const block = chunk.subarray(0, 4_096);

/** Mounts a small disk; returns the reason if this user or container may not. */
export async function mountSmallDisk(directory: string, megabytes: number): Promise<SmallDisk | string> {
  await mkdir(directory, { recursive: true });
  const { code, errors } = await run("mount", [
    "-t",
    "tmpfs",
    "-o",
    `size=${megabytes}m,mode=0711`,
    "diwan",
    directory,
  ]);
  if (code !== 0) return errors.trim() || "no file system can be mounted";
  const ballast = join(directory, "ballast");
  return {
    directory,
    async fill() {
      await using file = await open(ballast, "a");
      for (const part of [chunk, block]) {
        try {
          for (;;) await file.appendFile(part);
        } catch (error) {
          if (codeOf(error) !== "ENOSPC") throw error;
        }
      }
    },
    free: () => rm(ballast, { force: true }),
    async [Symbol.asyncDispose]() {
      await run("umount", ["--lazy", directory]);
    },
  };
}
