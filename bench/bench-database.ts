import { join } from "node:path";
import { startDatabase } from "../tools/embedded-database/start-database.ts";

export type BenchDatabase = { url: string; close(): Promise<void> };

/** The database of the measurements: the one named by DATABASE_URL, else an embedded one of its own in `data/bench`. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const given = process.env["DATABASE_URL"];
  if (given !== undefined && given !== "") return { url: given, close: async () => {} };
  const dataDirectory = join(import.meta.dirname, "../data/bench/database");
  const running = await startDatabase({ dataDirectory, durable: true, databaseName: "bench" });
  return { url: running.url, close: () => running.stopIfLast() };
}
