// `npm run restore -- --from <archive> [--into <directory or postgres://…>] [--replace <name>] [--replace-files <name>]`
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig, type Config } from "#platform/config/config.ts";
import { reportFailure } from "../start/explain.ts";
import { StartFailure } from "../start/failure.ts";
import { onStopSignals } from "../start/stop-signals.ts";
import { environmentFor } from "./environment-for.ts";
import { restoreBackup } from "./restore-backup.ts";

const usage = `Usage: npm run restore -- --from <archive> [--into <directory or postgres://…>] [--replace <name>] [--replace-files <name>]

  --from           the archive that npm run backup has made
  --into           a data directory (then with a database and files of its own) or a database, instead of what
                   DATA_DIR and DATABASE_URL say; it has to be empty
  --replace        the name of the database, or of the data directory, whose contents may be destroyed
  --replace-files  with a database that is named: the directory of files, or the bucket, whose contents may be given up`;

const called = new AbortController();
onStopSignals(
  () => called.abort(new StartFailure("Stopped. The archive was not restored, and nothing is left of it.")),
  () => process.exit(1),
);

let config: Config | null = null;
try {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      into: { type: "string" },
      replace: { type: "string" },
      "replace-files": { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help || values.from === undefined) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
  } else {
    config = readConfig(environmentFor(values.into, process.env));
    const manifest = await restoreBackup({
      archive: resolve(values.from),
      config,
      replace: values.replace ?? null,
      replaceFiles: values["replace-files"] ?? null,
      signal: called.signal,
      report: (line) => console.log(line),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { count, included } = manifest.files;
    console.log(
      `Restored: ${rows} rows of ${manifest.tables.length} tables, compared; ${count} files${included ? "" : " named, which have to be in the bucket"}.`,
    );
  }
} catch (error) {
  reportFailure(error, usage, config?.databaseUrl ?? null, "The archive was not restored");
}
