import { environmentOf, startServer } from "../child.ts";
import { morningEnvironment } from "../attendance/morning.ts";
import { openOrganisation } from "../attendance/organisation.ts";
import { beginWorkday } from "../attendance/workday.ts";
import { organisation } from "../fill/attendance-rows.ts";
import { managerOf200 } from "../fill/leave-rows.ts";
import type { Finding } from "../measurements.ts";
import { addToRole, signIn, signInAll } from "../session.ts";
import { measureEverybody } from "./everybody.ts";
import { measureLists } from "./lists.ts";
import { measurePolicy } from "./policy.ts";

const officer = "1";
/** People whose own balances are read, each once in a round. */
const readers = Array.from({ length: 100 }, (_, at) => String(20_001 + at * 787));

/** Runs all measurements of leave and teams, on the database of attendance in this directory. */
export async function measureLeave(directory: string): Promise<Finding[]> {
  await using database = await openOrganisation(directory);
  const environment = { ...morningEnvironment, ...environmentOf(database.url, directory) };
  await using day = await beginWorkday(database.url, organisation.people);
  await day.run("attendance.openDays", "00:05:00");
  await addToRole(day.client, "attendanceOfficer", officer);
  const token = await signIn(database.url, environment.SECRET_KEY, officer);
  const manager = await signIn(database.url, environment.SECRET_KEY, managerOf200);
  const own = await signInAll(database.url, environment.SECRET_KEY, readers);
  await using server = await startServer(environment);
  const side = { url: server.url, token };
  return [
    ...(await measureLists(day.client, { ...side, manager, own: [...own.values()] })),
    await measurePolicy(day.client, side),
    await measureEverybody(day.client, side),
  ];
}
