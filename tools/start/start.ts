import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import { startDatabase, type RunningDatabase } from "../embedded-database/start-database.ts";
import { banner } from "./banner.ts";
import { buildWebClient } from "./build-web-client.ts";
import { choosePort } from "./port.ts";

/** What has been started, to be undone in the opposite order. */
export type Undo = (() => Promise<void>)[];

type StartServer = (config: Config) => Promise<{ url: string; close(): Promise<void> }>;

const root = join(import.meta.dirname, "../..");

/** The data is nobody else's business; but the user that runs PostgreSQL for root has to come through. */
async function makeDataDirectory(path: string): Promise<void> {
  const created = await mkdir(path, { recursive: true });
  if (created !== undefined) await chmod(path, process.getuid?.() === 0 ? 0o711 : 0o700);
}

async function openDatabase(config: Config, undo: Undo): Promise<RunningDatabase | null> {
  if (config.databaseUrl !== null) return null;
  const dataDirectory = join(config.dataDirectory, "database");
  const database = await startDatabase({ dataDirectory, durable: true, databaseName: "diwan" });
  undo.push(() => database.stopIfLast());
  return database;
}

/** Listens; another start may have taken the port since it was chosen, and then the next one is tried. */
async function listen(startServer: StartServer, config: Config, wanted: number | null): ReturnType<StartServer> {
  for (let port = config.port; ;) {
    try {
      return await startServer({ ...config, port });
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isTaken || wanted !== null || port === null) throw error;
      port = await choosePort(config.host, null, port);
    }
  }
}

/** All results, once nothing goes on in the background any more; the first failure if there was one. */
async function all<Results extends unknown[]>(work: {
  [Key in keyof Results]: Promise<Results[Key]>;
}): Promise<Results> {
  await Promise.allSettled(work);
  return (await Promise.all(work)) as Results;
}

/** Starts everything; what has been started is in `undo`, also when the start fails or is called off by `signal`. */
export async function start(config: Config, undo: Undo, signal: AbortSignal): Promise<void> {
  const port = await choosePort(config.host, config.port);
  await makeDataDirectory(config.dataDirectory);
  const onBuild = (): void => console.log("Building the web client (once, and when it has changed) …");
  const [database, , { startServer }] = await all<[RunningDatabase | null, boolean, { startServer: StartServer }]>([
    openDatabase(config, undo),
    buildWebClient(root, onBuild, signal),
    import("../../apps/server/server.ts"),
  ]);
  signal.throwIfAborted();
  const databaseUrl = database?.url ?? config.databaseUrl;
  const databaseDirectUrl = database?.url ?? config.databaseDirectUrl;
  const server = await listen(startServer, { ...config, port, databaseUrl, databaseDirectUrl }, config.port);
  undo.push(() => server.close());
  signal.throwIfAborted();
  console.log(
    banner({
      url: server.url,
      demonstration: config.demonstration,
      takenPort: config.port === null && new URL(server.url).port !== "3000" ? 3000 : null,
      dataDirectory: config.dataDirectory,
      database,
    }),
  );
}
