import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import type { RunningDatabase } from "../embedded-database/start-database.ts";

const embeddedDirectory = (config: Config): string => join(config.dataDirectory, "database");

/** Whether there is a database of its own in the data directory. */
export const hasEmbedded = (config: Config): Promise<boolean> =>
  access(embeddedDirectory(config)).then(
    () => true,
    () => false,
  );

/** The database in the data directory, joined while `npm start` runs, and else started. */
export async function startEmbedded(config: Config): Promise<RunningDatabase> {
  const { startDatabase } = await import("../embedded-database/start-database.ts");
  return startDatabase({ dataDirectory: embeddedDirectory(config), durable: true, databaseName: "diwan" });
}

/** The database of this configuration, past any pooler. An embedded one that was started is stopped by `leave`. */
export async function joinDatabase(config: Config): Promise<{ url: string; leave(): Promise<void> }> {
  const external = config.databaseDirectUrl ?? config.databaseUrl;
  if (external !== null) return { url: external, leave: async () => {} };
  const database = await startEmbedded(config);
  return { url: database.url, leave: () => database.stopIfLast() };
}
