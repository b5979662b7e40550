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

/** Opens the embedded database of a directory, filled on first use. */
export async function openFilledDatabase(directory: string, filling: Filling): Promise<RunningDatabase> {
  const { databaseName, fill } = filling;
  await using opened = new AsyncDisposableStack();
  const running = await startDatabase({ dataDirectory: join(directory, "database"), durable: true, databaseName });
  opened.use(running);
  await migrate(running.url);
  await migrateJobs(running.url, createLog("silent"));
  await using client = await openClient(running.url);
  if ((await client.query("select from person limit 1")).rowCount === 0) {
    printProgress(`filling ${filling.with}`);
    await fill(client, running.url);
    printProgress("filled");
  }
  opened.move();
  return running;
}
