import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "../child.ts";
import { month, organisation } from "../fill/attendance-rows.ts";
import { printProgress } from "../fill/progress.ts";
import { atMost, type Finding } from "../measurements.ts";

const maxMegabytes = 256;
const megabytes = 1_000_000;
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error("The server does not tell how much memory it takes.");
  return Number(bytes) / megabytes;
}

/** Measures the maximum additional memory of a server while it sends the month of all people as XLSX. */
export async function measureExport(environment: Record<string, string>, token: string): Promise<Finding> {
  await using server = await startServer(environment);
  const before = await memoryOf(server.url);
  let peak = before;
  let isSent = false;
  const watching = (async () => {
    while (!isSent) {
      peak = Math.max(peak, await memoryOf(server.url));
      await sleep(50);
    }
  })();
  const started = performance.now();
  const headers = { authorization: `Bearer ${token}`, accept: xlsx };
  const response = await fetch(`${server.url}/api/attendance/sheet?month=${month}`, { headers });
  if (response.status !== 200 || response.body === null) throw new Error(`It was answered ${response.status}.`);
  let bytes = 0;
  for await (const part of response.body) bytes += part.byteLength;
  isSent = true;
  await watching;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  printProgress(
    `${(bytes / megabytes).toFixed(1)} MB of XLSX in ${seconds} s; the server had ${before.toFixed(0)} MB before`,
  );
  const what = `memory taken by sending ${organisation.active} people × 31 days as XLSX, against ${maxMegabytes} MB`;
  return atMost(what, "MB", peak - before, maxMegabytes);
}
