import { chmod } from "node:fs/promises";
import { makeDataDirectory } from "#platform/config/data-directory.ts";

/** Data is private, but as root the directory must be traversable for the user that runs PostgreSQL. */
export async function makePrivateDataDirectory(path: string): Promise<void> {
  if (await makeDataDirectory(path)) await chmod(path, process.getuid?.() === 0 ? 0o711 : 0o700);
}
