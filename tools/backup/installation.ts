import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import { findSecretKey, type SecretKey } from "#platform/config/secret-key.ts";
import type { RunningDatabase } from "../embedded-database/start-database.ts";
import { StartFailure } from "../start/failure.ts";

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

/** The secret key of an installation that is there; throws what is missing. */
export async function requireInstallation(config: Config): Promise<SecretKey> {
  if (config.databaseUrl === null && !(await hasEmbedded(config)))
    throw new StartFailure(`There is no installation in ${config.dataDirectory} (DATA_DIR), and no DATABASE_URL.`);
  const secretKey = await findSecretKey(config);
  if (secretKey === null)
    throw new StartFailure(
      `There is no secret key in ${config.dataDirectory} (DATA_DIR), and no SECRET_KEY: give the one that the nodes have.`,
    );
  return secretKey;
}

/** The database of this configuration, as its owner and past any pooler. An embedded one that was started is stopped by `leave`. */
export async function joinDatabase(config: Config): Promise<{ url: string; leave(): Promise<void> }> {
  const external = config.databaseOwnerUrl ?? config.databaseDirectUrl ?? config.databaseUrl;
  if (external !== null) return { url: external, leave: async () => {} };
  const database = await startEmbedded(config);
  return { url: database.url, leave: () => database.stopIfLast() };
}
