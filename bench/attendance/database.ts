import { join } from "node:path";
import pg from "pg";
import { migrate } from "#platform/database/migrate.ts";
import { migrateJobs } from "#platform/jobs/runner.ts";
import { createLog } from "#platform/log/log.ts";
import { startDatabase } from "../../tools/embedded-database/start-database.ts";
import type { BenchDatabase } from "../bench-database.ts";
import { fillAttendance } from "../fill/attendance-rows.ts";
import { tell } from "../fill/progress.ts";

/** The database of attendance's measurements, an embedded one of its own in this directory, filled on its first use. */
export async function openAttendanceDatabase(directory: string): Promise<BenchDatabase> {
  const dataDirectory = join(directory, "database");
  const running = await startDatabase({ dataDirectory, durable: true, databaseName: "attendance" });
  try {
    await migrate(running.url);
    await migrateJobs(running.url, createLog("silent"));
    const client = new pg.Client({ connectionString: running.url });
    await client.connect();
    try {
      const present = await client.query("select from person limit 1");
      if (present.rowCount === 0) {
        tell("filling the attendance of 100,000 people");
        await fillAttendance(client);
        tell("filled");
      }
    } finally {
      await client.end();
    }
  } catch (error) {
    await running.stopIfLast();
    throw error;
  }
  return { url: running.url, close: () => running.stopIfLast() };
}
