import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import { findSecretKeys } from "#platform/config/secret-key.ts";
import type { SecretKeys } from "#platform/config/secret-keys.ts";
import type { RunningDatabase } from "../embedded-database/start-database.ts";
import { StartFailure } from "../start/failure.ts";

const embeddedDirectory = (config: Config): string => join(config.dataDirectory, "database");

/** Returns whether the data directory contains an embedded database. */
export const hasEmbedded = (config: Config): boolean => existsSync(embeddedDirectory(config));

/** Starts the embedded database, or joins it while `npm start` runs. */
export async function startEmbedded(config: Config): Promise<RunningDatabase> {
  const { startDatabase } = await import("../embedded-database/start-database.ts");
  return startDatabase({ dataDirectory: embeddedDirectory(config), durable: true, databaseName: "diwan" });
}

/** Returns the secret keys of an existing installation. Throws a StartFailure that names what is missing. */
export async function requireInstallation(config: Config): Promise<SecretKeys> {
  if (config.databaseUrl === null && !hasEmbedded(config))
    throw new StartFailure(`There is no installation in ${config.dataDirectory} (DATA_DIR), and no DATABASE_URL.`);
  const secretKeys = await findSecretKeys(config);
  if (secretKeys === null)
    throw new StartFailure(
      `There is no secret key in ${config.dataDirectory} (DATA_DIR), and no SECRET_KEY: give the one that the nodes have.`,
    );
  return secretKeys;
}

/** Connects as the owner and past any pooler. Disposal stops an embedded database that was started here. */
export async function joinDatabase(config: Config): Promise<{ url: string } & AsyncDisposable> {
  const external = config.databaseOwnerUrl ?? config.databaseDirectUrl ?? config.databaseUrl;
  if (external !== null) return { url: external, [Symbol.asyncDispose]: async () => {} };
  return startEmbedded(config);
}
