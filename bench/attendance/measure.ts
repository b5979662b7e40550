import { environmentOf, startServer } from "../child.ts";
import { month, organisation } from "../fill/attendance-rows.ts";
import type { Rounds } from "../load.ts";
import { compareLatency, type Finding } from "../measurements.ts";
import { addToRole, signIn } from "../session.ts";
import { measureBoard } from "./board.ts";
import { compareCheckIn } from "./check-in.ts";
import { measureDays } from "./days.ts";
import { measureExport } from "./export.ts";
import { measureGuard } from "./guard.ts";
import { morningEnvironment } from "./morning.ts";
import { openOrganisation } from "./organisation.ts";
import { measurePayroll } from "./payroll.ts";
import { countRetries } from "./retries.ts";
import { beginWorkday } from "./workday.ts";

/** About that of the container in `deploy/kubernetes`; with more, the collector waits longer than any stream needs. */
const limitedHeap = { NODE_OPTIONS: "--max-old-space-size=512" };

/** The id of the person who reads the attendance of all. */
const officer = "1";

function compareSheet(url: string, token: string): Promise<Finding> {
  const sheet = (people: number): string => `${url}/api/attendance/sheet?month=${month}&limit=${people}`;
  const urls = { measured: sheet(500), comparedWith: sheet(1) };
  return compareLatency("month sheet of 500 people against one", urls, 20, token, 60);
}

/** Runs all measurements of attendance, on a separate database of 100,000 people in this directory. */
export async function measureAttendance(directory: string, load: Rounds) {
  await using database = await openOrganisation(directory);
  const environment = { ...morningEnvironment, ...environmentOf(database.url, directory) };
  const side = { databaseUrl: database.url, environment, secretKey: environment.SECRET_KEY };
  const findings = [...(await measureDays(database.url)), await measureGuard(database.url)];
  await using day = await beginWorkday(database.url, organisation.people);
  await day.run("attendance.openDays", "00:05:00");
  findings.push(await compareCheckIn(day.client, side, load));
  await addToRole(day.client, "attendanceOfficer", officer);
  const token = await signIn(database.url, side.secretKey, officer);
  {
    await using server = await startServer(environment);
    findings.push(await countRetries(day.client, { ...side, url: server.url }));
    findings.push(await measureBoard(server.url, token), await compareSheet(server.url, token));
  }
  const limited = { ...environment, ...limitedHeap };
  findings.push(await measureExport(limited, token));
  return [...findings, await measurePayroll(day.client, limited, token)];
}
