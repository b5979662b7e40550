// `npm run sql -- [--bench] "<statement>"`: runs a statement on this installation's database, or on the large one of the
// measurements, and rolls it back; for query plans.
import { parseArgs } from "node:util";
import { readConfig } from "#platform/config/config.ts";
import { openBenchDatabase } from "../../bench/bench-database.ts";
import { hasEmbedded, joinDatabase } from "../backup/installation.ts";
import { runSql } from "./run-sql.ts";

const usage = 'Usage: npm run --silent sql -- [--bench] "explain (analyze, buffers) select …"';

async function openDatabase(isBench: boolean): Promise<{ url: string } & AsyncDisposable> {
  if (isBench) return openBenchDatabase();
  const config = readConfig(process.env);
  if (config.databaseUrl === null && !hasEmbedded(config))
    throw new Error(`There is no installation in ${config.dataDirectory} (DATA_DIR), and no DATABASE_URL.`);
  return joinDatabase(config);
}

try {
  const { values, positionals } = parseArgs({
    options: { bench: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [text, ...rest] = positionals;
  if (text === undefined || rest.length > 0) throw new Error(usage);
  await using database = await openDatabase(values.bench);
  for (const line of await runSql(database.url, text)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
