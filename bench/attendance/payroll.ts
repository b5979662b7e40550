import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { PayrollColumn, PayrollMonth, PayrollVersion } from "#modules/payroll/contract/schemas.ts";
import { startServer } from "../child.ts";
import { month, organisation } from "../fill/attendance-rows.ts";
import { printProgress } from "../fill/progress.ts";
import { atMost, type Finding } from "../measurements.ts";
import { megabytes, watchMemory } from "./memory.ts";

const maxMegabytes = 256;

/** Locks the month as of now, whatever it was. */
const lockMonth = (client: pg.Client): Promise<unknown> =>
  client.query(
    `insert into attendance_month (month, locked_at) values ($1::date, clock_timestamp())
     on conflict (month) do update set locked_at = excluded.locked_at`,
    [`${month}-01`],
  );

/**
 * Measures the maximum additional memory of a server while it makes the files for payroll of all people and days with
 * all columns: of a locked month, and again after it was locked anew, with the differences.
 */
export async function measurePayroll(
  client: pg.Client,
  environment: Record<string, string>,
  token: string,
): Promise<Finding> {
  await using server = await startServer(environment);
  const call = async <Data>(path: string, body?: object): Promise<Data> => {
    const response = await fetch(`${server.url}/api/payroll${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
    return ((await response.json()) as { data: Data }).data;
  };
  const columns = await call<PayrollColumn[]>("/columns");
  const keysOf = (of: "ofPeople" | "ofDays") => columns.filter((one) => one[of]).map(({ key }) => ({ key }));
  const mapping = await call<{ id: string }>("/mappings", {
    nameEn: "All columns",
    nameAr: "كل الأعمدة",
    language: "en",
    personColumns: keysOf("ofPeople"),
    dayColumns: keysOf("ofDays"),
  });
  async function make(): Promise<PayrollVersion> {
    await lockMonth(client);
    const { id } = await call<PayrollVersion>(`/months/${month}/versions`, { mapping: mapping.id });
    for (;;) {
      const found = (await call<PayrollMonth[]>("/months")).flatMap(({ versions }) => versions);
      const version = found.find((one) => one.id === id);
      if (version?.state === "ready") return version;
      if (version?.state === "failed" || version?.state === "stopped") throw new Error(`It is ${version.state}.`);
      await sleep(200);
    }
  }
  const started = performance.now();
  const made: PayrollVersion[] = [];
  const { before, peak } = await watchMemory(server.url, async () => {
    made.push(await make(), await make());
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const bytes = made.flatMap(({ files }) => files).reduce((sum, { byteSize }) => sum + byteSize, 0);
  printProgress(
    `${(bytes / megabytes).toFixed(0)} MB of files for payroll in ${seconds} s, of ${made[0]?.total} people; the server had ${before.toFixed(0)} MB before`,
  );
  const what = `memory taken by files for payroll of ${organisation.active} people × 31 days, against ${maxMegabytes} MB`;
  return atMost(what, "MB", peak - before, maxMegabytes);
}
