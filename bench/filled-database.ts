import { join } from "node:path";
import type pg from "pg";
import { openClient } from "#platform/database/client.ts";
import { migrate } from "#platform/database/migrate.ts";
import { migrateJobs } from "#platform/jobs/runner.ts";
import { createLog } from "#platform/log/log.ts";
import { startDatabase, type RunningDatabase } from "../tools/embedded-database/start-database.ts";
import { printProgress } from "./fill/progress.ts";

export type Filling = {
  databaseName: string;
  /** Description of the contents for progress output. */
  with: string;
  fill: (client: pg.Client, url: string) => Promise<void>;
};

/** Migrates a database and fills it, unless it has people. */
export async function fillOnFirstUse(
  url: string,
  { with: contents, fill }: Omit<Filling, "databaseName">,
): Promise<void> {
  await migrate(url);
  await migrateJobs(url, createLog("silent"));
  await using client = await openClient(url);
  if ((await client.query("select from person limit 1")).rowCount !== 0) return;
  printProgress(`filling ${contents}`);
  await fill(client, url);
  printProgress("filled");
}

/** Opens the embedded database of a directory, filled on first use. */
export async function openFilledDatabase(directory: string, filling: Filling): Promise<RunningDatabase> {
  const { databaseName } = filling;
  await using opened = new AsyncDisposableStack();
  const running = await startDatabase({ dataDirectory: join(directory, "database"), durable: true, databaseName });
  opened.use(running);
  await fillOnFirstUse(running.url, filling);
  opened.move();
  return running;
}
