import type { BenchDatabase } from "../bench-database.ts";
import { fillAttendance } from "../fill/attendance-rows.ts";
import { openFilledDatabase } from "../filled-database.ts";

/** Opens the embedded database of attendance's measurements in this directory, filled on first use. */
export const openAttendanceDatabase = (directory: string): Promise<BenchDatabase> =>
  openFilledDatabase(directory, {
    databaseName: "attendance",
    with: "the attendance of 100,000 people",
    fill: fillAttendance,
  });
