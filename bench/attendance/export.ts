import { startServer } from "../child.ts";
import { month, organisation } from "../fill/attendance-rows.ts";
import { printProgress } from "../fill/progress.ts";
import { atMost, type Finding } from "../measurements.ts";
import { megabytes, watchMemory } from "./memory.ts";

const maxMegabytes = 256;
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Measures the maximum additional memory of a server while it sends the month of all people as XLSX. */
export async function measureExport(environment: Record<string, string>, token: string): Promise<Finding> {
  await using server = await startServer(environment);
  const started = performance.now();
  let bytes = 0;
  const { before, peak } = await watchMemory(server.url, async () => {
    const headers = { authorization: `Bearer ${token}`, accept: xlsx };
    const response = await fetch(`${server.url}/api/attendance/sheet?month=${month}`, { headers });
    if (response.status !== 200 || response.body === null) throw new Error(`It was answered ${response.status}.`);
    for await (const part of response.body) bytes += part.byteLength;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  printProgress(
    `${(bytes / megabytes).toFixed(1)} MB of XLSX in ${seconds} s; the server had ${before.toFixed(0)} MB before`,
  );
  const what = `memory taken by sending ${organisation.active} people × 31 days as XLSX, against ${maxMegabytes} MB`;
  return atMost(what, "MB", peak - before, maxMegabytes);
}
