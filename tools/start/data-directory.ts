import { chmod } from "node:fs/promises";
import { makeDataDirectory } from "#platform/config/data-directory.ts";

/** The data is nobody else's business; but the user that runs PostgreSQL for root has to come through. */
export async function makePrivateDataDirectory(path: string): Promise<void> {
  if (await makeDataDirectory(path)) await chmod(path, process.getuid?.() === 0 ? 0o711 : 0o700);
}
