import { join } from "node:path";
import { startDatabase } from "../tools/embedded-database/start-database.ts";

/** Opens the database of the measurements: DATABASE_URL if set, otherwise an embedded one in `data/bench`. */
export async function openBenchDatabase(): Promise<{ url: string } & AsyncDisposable> {
  const given = process.env["DATABASE_URL"];
  if (given !== undefined && given !== "") return { url: given, [Symbol.asyncDispose]: async () => {} };
  const dataDirectory = join(import.meta.dirname, "../data/bench/database");
  return startDatabase({ dataDirectory, durable: true, databaseName: "bench" });
}
