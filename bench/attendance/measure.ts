import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type pg from "pg";
import { startChild } from "../child.ts";
import { fillAttendance, month, organisation } from "../fill/attendance-rows.ts";
import { openFilledDatabase } from "../filled-database.ts";
import type { Load } from "../load.ts";
import { compareLatency, type Finding } from "../measurements.ts";
import { signIn } from "../session.ts";
import { measureBoard } from "./board.ts";
import { compareCheckIn } from "./check-in.ts";
import { measureDays } from "./days.ts";
import { measureExport } from "./export.ts";
import { measureGuard } from "./guard.ts";
import { morningEnvironment } from "./morning.ts";
import { countRetries } from "./retries.ts";
import { beginWorkday } from "./workday.ts";

/** Makes a person an attendance officer; returns the id. */
async function makeOfficer(client: pg.Client): Promise<string> {
  const id = "1";
  await client.query(
    `insert into role_member (role_id, person_id)
     select r.id, $1 from role r
     where r.key = 'attendanceOfficer' and not exists (
       select from role_member m where m.role_id = r.id and m.person_id = $1)`,
    [id],
  );
  return id;
}

/** Compares the month of 500 people with that of one. */
function compareSheet(url: string, token: string): Promise<Finding> {
  const sheet = (people: number): string => `${url}/api/attendance/sheet?month=${month}&limit=${people}`;
  const urls = { measured: sheet(500), comparedWith: sheet(1) };
  return compareLatency("month sheet of 500 people against one", urls, 20, token, 60);
}

/** Runs all measurements of attendance, on a separate database of 100,000 people in this directory. */
export async function measureAttendance(
  directory: string,
  load: Omit<Load, "token"> & { rounds: number },
): Promise<Finding[]> {
  const database = await openFilledDatabase(directory, {
    databaseName: "attendance",
    with: "the attendance of 100,000 people",
    fill: fillAttendance,
  });
  const secretKey = randomBytes(32).toString("hex");
  const environment = {
    ...morningEnvironment,
    DATABASE_URL: database.url,
    SECRET_KEY: secretKey,
    DEMO: "0",
    RATE_LIMIT: "off",
    DATA_DIR: join(directory, "server"),
    HOST: "127.0.0.1",
  };
  try {
    const findings = [...(await measureDays(database.url)), await measureGuard(database.url)];
    const day = await beginWorkday(database.url, organisation.people);
    try {
      await day.run("attendance.openDays", "00:05:00");
      const side = { databaseUrl: database.url, environment, secretKey };
      findings.push(await compareCheckIn(day.client, side, load));
      const token = await signIn(database.url, secretKey, await makeOfficer(day.client));
      const server = await startChild("apps/server/main.ts", "/readyz", environment);
      try {
        findings.push(await countRetries(day.client, { url: server.url, databaseUrl: database.url, secretKey }));
        findings.push(await measureBoard(server.url, token), await compareSheet(server.url, token));
      } finally {
        await server.stop();
      }
      findings.push(await measureExport(environment, token));
    } finally {
      await day.close();
    }
    return findings;
  } finally {
    await database.close();
  }
}
