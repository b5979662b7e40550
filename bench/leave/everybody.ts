import type pg from "pg";
import { megabytes, watchMemory } from "../attendance/memory.ts";
import { workday } from "../fill/attendance-rows.ts";
import { printProgress } from "../fill/progress.ts";
import { atMost, type Finding } from "../measurements.ts";

const maxSeconds = 60;

type Side = { url: string; token: string };

/** Measures the seconds until the balances of all people on a date have been sent as CSV. */
export async function measureEverybody(client: pg.Client, { url, token }: Side): Promise<Finding> {
  const { rows } = await client.query<{ id: string }>("select id from leave_type order by id limit 1");
  const address = `${url}/api/leave/balances/export?type=${rows[0]?.id}&on=${workday}`;
  let bytes = 0;
  let lines = 0;
  let seconds = 0;
  const { before, peak } = await watchMemory(url, async () => {
    const started = performance.now();
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}`, accept: "text/csv" } });
    if (response.status !== 200 || response.body === null) throw new Error(`It was answered ${response.status}.`);
    for await (const part of response.body) {
      bytes += part.byteLength;
      for (const byte of part) if (byte === 10) lines += 1;
    }
    seconds = (performance.now() - started) / 1000;
  });
  const employed = await client.query<{ people: number }>(
    "select count(*)::int as people from person where hire_date <= $1::date and coalesce(left_on >= $1::date, true)",
    [workday],
  );
  const people = employed.rows[0]?.people ?? 0;
  if (lines < people) throw new Error(`Of ${people} balances only ${lines} lines were sent.`);
  printProgress(
    `${(bytes / megabytes).toFixed(1)} MB of balances in ${seconds.toFixed(1)} s, with ${(peak - before).toFixed(0)} MB of memory`,
  );
  return atMost(`balances of all ${people} people on a date, against ${maxSeconds} s`, "s", seconds, maxSeconds);
}
