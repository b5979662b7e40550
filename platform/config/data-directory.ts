import { mkdir } from "node:fs/promises";
import { codeOf } from "#platform/log/error-code.ts";
import { configError } from "./config.ts";

const reasons: Record<string, string> = {
  EEXIST: "a file lies there. Name a directory",
  ENOTDIR: "a part of that path is a file. Name a directory",
  EACCES: "this user may not make or change that directory. Name one of their own",
  EPERM: "this user may not make or change that directory. Name one of their own",
  EROFS: "that file system is read-only. Name a directory that can be written",
  ENOSPC: "the disk is full. Name a directory on another one",
};

/**
 * Creates the data directory unless it exists; returns whether it was created.
 * @throws {ConfigError} that names DATA_DIR if it cannot be created.
 */
export async function makeDataDirectory(path: string): Promise<boolean> {
  try {
    return (await mkdir(path, { recursive: true })) !== undefined;
  } catch (error) {
    const reason = reasons[codeOf(error) ?? ""];
    if (reason === undefined) throw error;
    throw configError([`DATA_DIR: is ${JSON.stringify(path)}, and ${reason}`]);
  }
}
