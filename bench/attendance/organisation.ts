import { openClient } from "#platform/database/client.ts";
import type { RunningDatabase } from "../../tools/embedded-database/start-database.ts";
import { fillAttendance } from "../fill/attendance-rows.ts";
import { fillLeave, hasLeave } from "../fill/leave-rows.ts";
import { printProgress } from "../fill/progress.ts";
import { openFilledDatabase } from "../filled-database.ts";

/** Opens the database of 100,000 people with their attendance and leave in this directory, filled on first use. */
export async function openOrganisation(directory: string): Promise<RunningDatabase> {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(
    await openFilledDatabase(directory, {
      databaseName: "attendance",
      with: "the attendance of 100,000 people",
      fill: fillAttendance,
    }),
  );
  await using client = await openClient(database.url);
  if (!(await hasLeave(client))) {
    printProgress("filling two years of leave");
    await fillLeave(client);
    printProgress("filled");
  }
  opened.move();
  return database;
}
