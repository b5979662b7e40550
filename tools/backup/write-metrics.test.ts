import { mkdtempDisposable, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { writeBackupMetrics } from "./write-metrics.ts";

afterEach(() => setClock(null));

test("the last backup replaces the one before it, in the file that Prometheus reads", async () => {
  await using directory = await mkdtempDisposable(join(tmpdir(), "diwan-backup-metrics-"));
  const path = join(directory.path, "diwan.prom");
  for (const day of ["01", "02"]) {
    setClock(() => Date.parse(`2026-03-${day}T10:00:00.900Z`));
    await writeBackupMetrics(path, Number(day) * 1_000);
  }
  const samples = (await readFile(path, "utf8")).split("\n").filter((line) => /^[^#]/.test(line));
  expect(samples).toEqual([
    `diwan_backup_completed_timestamp_seconds ${Date.parse("2026-03-02T10:00:00Z") / 1_000}`,
    "diwan_backup_size_bytes 2000",
  ]);
  expect(await readdir(directory.path)).toEqual(["diwan.prom"]);
});
