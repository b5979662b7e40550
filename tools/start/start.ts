import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import { codeOf } from "#platform/log/error-code.ts";
import type { StartOptions } from "../../apps/server/server.ts";
import { startEmbedded } from "../backup/installation.ts";
import { systemDirectory } from "../embedded-database/location.ts";
import { findOrphans, sheltersOf } from "../embedded-database/orphans.ts";
import type { RunningDatabase } from "../embedded-database/start-database.ts";
import { banner, orphanNotice } from "./banner.ts";
import { buildWebClient } from "./build-web-client.ts";
import { makePrivateDataDirectory } from "./data-directory.ts";
import { choosePort } from "./port.ts";

/** Stops the started parts, in reverse order; the server continues to respond for `drainMs`. */
export type Undo = ((drainMs: number) => Promise<void>)[];

type Server = typeof import("../../apps/server/server.ts");

const root = join(import.meta.dirname, "../..");

async function openDatabase(config: Config, undo: Undo): Promise<RunningDatabase | null> {
  if (config.databaseUrl !== null) return null;
  const database = await startEmbedded(config);
  undo.push(() => database.stopIfLast());
  return database;
}

/** Listens; if another start has taken the port since it was chosen, tries the next one. */
async function listen({ startServer }: Server, config: Config, wanted: number | null, options: StartOptions) {
  for (let port = config.port; ;) {
    try {
      return await startServer({ ...config, port }, options);
    } catch (error) {
      if (codeOf(error) !== "EADDRINUSE" || wanted !== null || port === null) throw error;
      port = await choosePort(config.host, null, port);
    }
  }
}

/** Starts all parts; those started are in `undo`, also when the start fails or `signal` aborts it. */
export async function start(config: Config, undo: Undo, signal: AbortSignal): Promise<void> {
  const port = await choosePort(config.host, config.port);
  await makePrivateDataDirectory(config.dataDirectory);
  const onBuild = (): void => console.log("Building the web client (once, and when it has changed) …");
  const parts = [
    openDatabase(config, undo),
    import("../../apps/server/server.ts"),
    buildWebClient(root, onBuild, signal),
  ] as const;
  // Each is awaited before a failure is thrown, so that all that was started is in `undo`.
  await Promise.allSettled(parts);
  const [database, server] = await Promise.all(parts);
  signal.throwIfAborted();
  const databaseUrl = database?.url ?? config.databaseUrl;
  const databaseDirectUrl = database?.url ?? config.databaseDirectUrl;
  const logFile = join(config.dataDirectory, "server.log");
  let administratorCode: string | null = null;
  const running = await listen(server, { ...config, port, databaseUrl, databaseDirectUrl }, config.port, {
    logFile,
    onAdministratorCode: (code) => (administratorCode = code),
  });
  undo.push((drainMs) => running.close(drainMs));
  signal.throwIfAborted();
  console.log(
    banner({
      url: running.url,
      demonstration: config.demonstration,
      administratorCode,
      takenPort: config.port === null && new URL(running.url).port !== "3000" ? 3000 : null,
      dataDirectory: config.dataDirectory,
      logFile,
      database,
    }),
  );
  const orphans = await findOrphans(sheltersOf(systemDirectory));
  if (orphans.length > 0) console.log(orphanNotice(orphans));
}
