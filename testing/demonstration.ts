import { readConfig } from "#platform/config/config.ts";
import { startServer } from "../apps/server/server.ts";
import { createScratchDatabase, type ScratchDatabase } from "./scratch.ts";

/**
 * Creates a database with the demonstration company, filled by a server at its first start, and its files in
 * `directory`. It has no connections afterwards, so it can be copied.
 */
export async function seedDemonstration(
  clusterUrl: string,
  template: string,
  directory: string,
): Promise<ScratchDatabase> {
  const scratch = await createScratchDatabase(clusterUrl, template);
  try {
    const environment = { DATABASE_URL: scratch.url, DATA_DIR: directory, PORT: "0", DEMO: "1", LOG_LEVEL: "silent" };
    const server = await startServer(readConfig(environment));
    await server.close();
    return scratch;
  } catch (error) {
    await scratch.drop();
    throw error;
  }
}
