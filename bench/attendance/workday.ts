import { createAttendance } from "#modules/attendance/server/index.ts";
import { setClock } from "#platform/clock/clock.ts";
import { openClient } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/database.ts";
import { createLog } from "#platform/log/log.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { resize, workday } from "../fill/attendance-rows.ts";

/** Removes the events of the working day, and sets the number of active people. */
export async function beginWorkday(databaseUrl: string, people: number) {
  const client = await openClient(databaseUrl);
  const database = openDatabase({ url: databaseUrl, size: 4 });
  await resize(client, people);
  const { jobs } = createAttendance({
    files: { photoUrl: () => null, url: () => "" },
    settings: createSettings(),
    findPersonIds: async () => [],
  });
  return {
    client,
    /** Runs a job of attendance at a local time of that day; returns its duration in seconds. */
    async run(task: string, time: string, payload: object = {}): Promise<number> {
      const job = jobs[task];
      if (job === undefined) throw new Error(`There is no job ${task}.`);
      const signal = new AbortController().signal;
      setClock(() => Date.parse(`${workday}T${time}+03:00`));
      try {
        const started = performance.now();
        await job({ database, log: createLog("silent"), payload, jobId: "1", attempt: 1, signal });
        return (performance.now() - started) / 1000;
      } finally {
        setClock(null);
      }
    },
    async [Symbol.asyncDispose]() {
      await database.close();
      await client.end();
    },
  };
}
