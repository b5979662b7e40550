import { rename, writeFile } from "node:fs/promises";
import { now } from "#platform/clock/clock.ts";

/** The time of the last backup: only the command that takes one knows it. */
export const backupMetric = "diwan_backup_completed_timestamp_seconds";

/** Writes a file for the textfile collector of Prometheus' node exporter, at once or not at all. */
export async function writeBackupMetrics(path: string, byteSize: number): Promise<void> {
  const lines = [
    `# HELP ${backupMetric} Time of the last backup that was completed.`,
    `# TYPE ${backupMetric} gauge`,
    `${backupMetric} ${Math.floor(now().getTime() / 1000)}`,
    "# HELP diwan_backup_size_bytes Size of the archive of that backup.",
    "# TYPE diwan_backup_size_bytes gauge",
    `diwan_backup_size_bytes ${byteSize}`,
  ];
  // The collector reads files that end with `.prom` only.
  const unfinished = `${path}.${process.pid}.unfinished`;
  await writeFile(unfinished, `${lines.join("\n")}\n`, { mode: 0o644 });
  await rename(unfinished, path);
}
