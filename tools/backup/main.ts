// `npm run backup [-- --to <directory or file>] [--with-files] [--with-secret] [--metrics <file.prom>]`
import { mkdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { now } from "#platform/clock/clock.ts";
import { readConfig, type Config } from "#platform/config/config.ts";
import { openBlobs } from "#platform/files/open-blobs.ts";
import { codeOf } from "#platform/log/error-code.ts";
import { reportFailure } from "../start/explain.ts";
import { StartFailure } from "../start/failure.ts";
import { onStopSignals } from "../start/stop-signals.ts";
import { joinDatabase, requireInstallation } from "./installation.ts";
import { takeBackup, type BackupResult } from "./take-backup.ts";
import { writeBackupMetrics } from "./write-metrics.ts";

const usage = `Usage: npm run backup [-- --to <directory or file.tar.gz>] [--with-files] [--with-secret]
         [--metrics <file.prom>]

  --to           where the archive goes; a directory gets a file named by the time (default: DATA_DIR/backups)
  --with-files   copy files out of the bucket as well; files on disk are always copied
  --with-secret  put the secret key into the archive; keep such an archive like the key itself
  --metrics      a file for Prometheus' node exporter, written when the backup is complete`;

async function choosePath(to: string | undefined, config: Config): Promise<string> {
  const wanted = resolve(to ?? join(config.dataDirectory, "backups"));
  if (wanted.endsWith(".tar.gz")) {
    if ((await stat(wanted).catch(() => null)) !== null)
      throw new StartFailure(`There is something at ${wanted} already.`);
    await mkdir(dirname(wanted), { recursive: true, mode: 0o700 });
    return wanted;
  }
  await mkdir(wanted, { recursive: true, mode: 0o700 });
  return join(wanted, `diwan-${now().toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz`);
}

function report(path: string, { manifest, byteSize }: BackupResult): void {
  const { files } = manifest;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${path}
  ${byteSize} bytes; ${rows} rows of ${manifest.tables.length} tables, as of ${manifest.takenAt}
  ${files.count} files with ${files.bytes} bytes, ${files.included ? "all of them inside" : "which stay in the bucket"}
  the secret key is ${manifest.hasSecret ? "inside: keep this archive like the key itself" : "not inside: keep it elsewhere"}`);
  if (files.missing === 0) return;
  console.error(
    `\n${files.missing} files that the database names are not in the store any more; the lists in the archive name them.`,
  );
  process.exitCode = 3;
}

const called = new AbortController();
onStopSignals(
  () => called.abort(new StartFailure("Stopped. The backup was not taken, and nothing is left of it.")),
  () => process.exit(1),
);

let config: Config | null = null;
try {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      "with-files": { type: "boolean", default: false },
      "with-secret": { type: "boolean", default: false },
      metrics: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) console.log(usage);
  else {
    config = readConfig(process.env);
    const secretKeys = await requireInstallation(config);
    const path = await choosePath(values.to, config);
    await using database = await joinDatabase(config);
    const result = await takeBackup({
      databaseUrl: database.url,
      blobs: config.s3 !== null && !values["with-files"] ? null : openBlobs(config),
      secretKeys,
      withSecret: values["with-secret"],
      path,
      signal: called.signal,
    }).catch((error: unknown) => {
      if (codeOf(error) !== "ENOSPC" && codeOf(error) !== "EDQUOT") throw error;
      const sentence = `The backup was not taken: there is no space left for ${path}. Nothing is left of it.`;
      throw new StartFailure(sentence, { cause: error });
    });
    if (values.metrics !== undefined) await writeBackupMetrics(resolve(values.metrics), result.byteSize);
    report(path, result);
  }
} catch (error) {
  reportFailure(error, usage, config?.databaseUrl ?? null, "The backup was not taken");
}
