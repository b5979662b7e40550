import { setImmediate as breathe } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { openClient } from "#platform/database/client.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createLog, type Log } from "#platform/log/log.ts";
import { useTestDatabase } from "#testing/database.ts";
import { createScratchDatabase, runStatements } from "#testing/scratch.ts";
import { enqueue } from "./enqueue.ts";
import { startHeartbeat } from "./reclaim.ts";
import { migrateJobs, runJobsOnce, startJobs, type Jobs, type Schedule } from "./runner.ts";
import { releaseJobs } from "./settle.ts";
import { emptyLedger, workerLogger, type JobHandler } from "./task.ts";

const { scratch, database } = await useTestDatabase();
let lines: string[];
let log: Log;
let started: Jobs[];
beforeEach(() => {
  lines = [];
  log = createLog("trace", { write: (line) => lines.push(line) });
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  await runStatements(scratch.url, "delete from graphile_worker._private_jobs");
});

async function start(tasks: Record<string, JobHandler>, crontab: Schedule[] = []): Promise<Jobs> {
  const jobs = await startJobs({ url: scratch.url, database, tasks, crontab, log, gracePeriodMs: 300, checkMs: 200 });
  started.push(jobs);
  return jobs;
}
const ask = (task: string, payload: Record<string, unknown> = {}, options: Parameters<typeof enqueue>[3] = {}) =>
  transaction(database.primary, (tx) => enqueue(tx, task, payload, options));

async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: scratch.url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
const queue = () =>
  query<{ task: string; attempts: number; locked: boolean; due: boolean }>(
    `select task_identifier as task, attempts::int, locked_at is not null as locked, run_at <= now() as due
     from graphile_worker.jobs order by id`,
  );
const listening = async (): Promise<boolean> => {
  const rows = await query(
    `select from pg_stat_activity
     where datname = current_database() and application_name = 'diwan-jobs' and query ilike 'listen%'`,
  );
  return rows.length > 0;
};
/** A gate that a handler awaits. */
function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

test("a job runs once after its transaction is committed, and never if that is rolled back", async () => {
  const done: unknown[] = [];
  await start({ note: async ({ payload, attempt }) => void done.push({ payload, attempt }) });
  // The first job of a task registers the task, and the second of two open transactions would wait for that.
  await ask("note", { text: "first" });
  await expect.poll(() => done.splice(0)).toEqual([{ payload: { text: "first" }, attempt: 1 }]);
  await expect(
    transaction(database.primary, async (tx) => {
      await enqueue(tx, "note", { text: "never" });
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow();
  await transaction(database.primary, async (tx) => {
    await enqueue(tx, "note", { text: "ديوان" });
    // Enqueued later and committed before.
    await ask("note", { text: "another" });
    await expect.poll(() => done).toEqual([{ payload: { text: "another" }, attempt: 1 }]);
  });
  await expect.poll(() => done.slice(1)).toEqual([{ payload: { text: "ديوان" }, attempt: 1 }]);
  await expect.poll(queue).toEqual([]);
});

test("a handler may use the database", async () => {
  await start({
    name: async ({ database: given, payload }) => {
      const { name } = payload as { name: string };
      await given.primary.insertInto("department").values({ name_en: name, name_ar: name }).execute();
    },
  });
  await ask("name", { name: "Finance" });
  const names = () => database.primary.selectFrom("department").select("name_en").execute();
  await expect.poll(names).toEqual([{ name_en: "Finance" }]);
});

test("repeated calls with one key are one job, with the last payload", async () => {
  const done: unknown[] = [];
  for (const number of [1, 2, 3]) await ask("note", { number }, { key: "once" });
  await start({ note: async ({ payload }) => void done.push(payload) });
  await expect.poll(queue).toEqual([]);
  expect(done).toEqual([{ number: 3 }]);
});

test("a job for a later time waits", async () => {
  await ask("note", {}, { runAt: new Date(Date.now() + 3_600_000) });
  await runJobsOnce({ url: scratch.url, database, log, tasks: { note: () => Promise.reject(new Error("too early")) } });
  expect(await queue()).toHaveLength(1);
});

test("a failed job is retried later, and the last failure is logged as an error; payloads are not logged", async () => {
  let attempts = 0;
  const fail = async (): Promise<void> => {
    attempts += 1;
    throw new Error("out of paper");
  };
  await ask("print", { text: "a private letter" }, { maxAttempts: 2 });
  await start({ print: fail });
  await expect.poll(() => queue()).toMatchObject([{ attempts: 1, locked: false, due: false }]);
  await runStatements(
    scratch.url,
    "select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs",
  );
  await expect.poll(() => queue()).toMatchObject([{ attempts: 2, locked: false }]);
  expect(attempts).toBe(2);
  const failures = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === "a job failed");
  expect(failures.map(({ level, task, last }) => ({ level, task, last }))).toEqual([
    { level: 40, task: "print", last: false },
    { level: 50, task: "print", last: true },
  ]);
  expect(lines.join()).toContain("out of paper");
  expect(lines.join()).not.toContain("a private letter");
});

test("a deadlock of the worker's own transaction, which it repeats, is a warning; other errors are errors", () => {
  const logger = workerLogger(log);
  for (const code of ["40P01", "53300"]) {
    logger.error(`Cron hit an error: ${code}`, { error: Object.assign(new Error(code), { code }), attempts: 1 });
  }
  expect(lines.map((line) => JSON.parse(line)).map(({ level, msg }) => [level, msg])).toEqual([
    [40, "Cron hit an error: 40P01"],
    [50, "Cron hit an error: 53300"],
  ]);
});

test("two nodes share the work: each job runs once", async () => {
  const done: number[] = [];
  const note: JobHandler = async ({ payload }) => {
    await breathe();
    done.push((payload as { number: number }).number);
  };
  await Promise.all([start({ note }), start({ note })]);
  await transaction(database.primary, async (tx) => {
    for (let number = 0; number < 60; number += 1) await enqueue(tx, "note", { number });
  });
  await expect.poll(() => done.length).toBe(60);
  await expect.poll(queue).toEqual([]);
  expect(new Set(done).size).toBe(60);
});

describe("a stop", () => {
  test("waits for a job that is nearly done", async () => {
    const [reached, go] = [gate(), gate()];
    const ended: string[] = [];
    const jobs = await start({
      slow: async () => {
        reached.open();
        await go.opened;
        ended.push("the job");
      },
    });
    await ask("slow");
    await reached.opened;
    const stopped = jobs.stop().then(() => ended.push("the worker"));
    go.open();
    await stopped;
    expect(ended).toEqual(["the job", "the worker"]);
    expect(await queue()).toEqual([]);
  });

  test.each([
    ["interrupts", (signal: AbortSignal) => new Promise((_, stop) => signal.addEventListener("abort", stop))],
    ["leaves behind", () => new Promise<void>(() => {})],
  ])("%s a job that takes too long, which another node then repeats as a first attempt", async (_, work) => {
    const reached = gate();
    const jobs = await start({
      endless: async ({ signal }) => {
        reached.open();
        await work(signal);
      },
    });
    await ask("endless");
    await reached.opened;
    await jobs.stop();
    expect(await queue()).toEqual([{ task: "endless", attempts: 0, locked: false, due: true }]);
    const done: number[] = [];
    await start({ endless: async ({ attempt }) => void done.push(attempt) });
    await expect.poll(() => done).toEqual([1]);
  });

  test("may be requested twice", async () => {
    const jobs = await start({});
    await Promise.all([jobs.stop(), jobs.stop()]);
  });
});

describe("the worker restarts", () => {
  const endConnections = (): Promise<void> =>
    runStatements(
      scratch.url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name like 'diwan-jobs%'`,
    );

  test("after its connections are lost during a job, which is not lost either", async () => {
    const reached = gate();
    const go = gate();
    let runs = 0;
    await start({
      slow: async () => {
        runs += 1;
        reached.open();
        await go.opened;
      },
    });
    await ask("slow");
    await reached.opened;
    await endConnections();
    go.open();
    await expect.poll(queue).toEqual([]);
    expect(runs).toBe(1);
    await ask("slow");
    await expect.poll(() => runs).toBe(2);
  });

  test("after the queue has given it a job and the answer was lost, and does that job", async () => {
    const [reached, go] = [gate(), gate()];
    let runs = 0;
    await start({
      slow: async () => {
        reached.open();
        await go.opened;
      },
      note: async () => void (runs += 1),
    });
    await ask("slow");
    await reached.opened;
    await ask("note", {}, { runAt: new Date(Date.now() + 3_600_000) });
    await runStatements(
      scratch.url,
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', run_at = now(), attempts = 1,
         locked_by = (select locked_by from graphile_worker.jobs where locked_by is not null)
       where locked_by is null`,
    );
    await expect.poll(() => lines.join()).toContain("was given jobs whose answer was lost");
    go.open();
    await expect.poll(() => runs).toBe(1);
    await expect.poll(queue).toEqual([]);
  });

  test("after two updates of finished jobs have failed at once while a third job is running", async () => {
    const reached = [gate(), gate(), gate()];
    const go = [gate(), gate()];
    let runs = 0;
    await start({
      work: async ({ payload, signal }) => {
        const { place } = payload as { place: number };
        reached[place]?.open();
        await (go[place]?.opened ?? new Promise((_, reject) => signal.addEventListener("abort", reject)));
      },
      note: async () => void (runs += 1),
    });
    for (const [place, { opened }] of reached.entries()) {
      await ask("work", { place }, { maxAttempts: 1 });
      await opened;
    }
    const blocked = () =>
      query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like 'delete from%_private_jobs%'`);
    await using client = await openClient(scratch.url);
    await client.query("begin; lock table graphile_worker._private_jobs in exclusive mode");
    for (const [place, { open }] of go.entries()) {
      open();
      await expect.poll(blocked).toHaveLength(place + 1);
    }
    await endConnections();
    await client.query("rollback");
    await ask("note");
    await expect.poll(() => runs).toBe(1);
  });

  test("after it has ended, for instance by a command", async () => {
    const exitCode = process.exitCode;
    let runs = 0;
    await start({ note: async () => void (runs += 1) });
    await expect.poll(listening).toBe(true);
    await runStatements(scratch.url, `select pg_notify('worker:migrate', '{"breaking": true}')`);
    await expect.poll(() => lines.join()).toContain("it is started again");
    process.exitCode = exitCode;
    await ask("note");
    await expect.poll(() => runs).toBe(1);
  });
});

describe("scheduled jobs", () => {
  test("of an unknown task are refused at start", async () => {
    await expect(start({}, [{ task: "sweep", cron: "* * * * *" }])).rejects.toThrow("unknown task: sweep");
  });

  test("run once per tick, with any number of nodes", async () => {
    // Both nodes find the tick of every missed minute, as they do when a tick is due.
    const crontab = [{ task: "sweep", cron: "* * * * *", catchUpMinutes: 5 }];
    await runStatements(
      scratch.url,
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       values ('sweep * * * * *', now() - interval '1 day', now() - interval '10 minutes')`,
    );
    const ticks: string[] = [];
    const sweep: JobHandler = async ({ payload }) => void ticks.push((payload as { _cron: { ts: string } })._cron.ts);
    const asked = vi.spyOn(pg.Client.prototype, "query");
    const looks = () => asked.mock.calls.filter(([text]) => /^select \* from \S+known_crontabs/i.test(String(text)));
    const nodes = await Promise.all([start({ sweep }, crontab), start({ sweep }, crontab), start({ sweep }, crontab)]);
    await expect.poll(looks).toHaveLength(nodes.length);
    asked.mockRestore();
    await expect.poll(() => ticks.length).toBeGreaterThan(0);
    await Promise.all(nodes.map((jobs) => jobs.stop()));
    await runJobsOnce({ url: scratch.url, database, log, tasks: { sweep } });
    expect(new Set(ticks).size).toBe(ticks.length);
  });
});

describe("jobs of a dead worker", () => {
  const lockedBy = (worker: string): Promise<void> =>
    runStatements(
      scratch.url,
      `update graphile_worker._private_jobs
       set locked_by = '${worker}', locked_at = now() - interval '1 minute', attempts = 1,
         updated_at = now() - interval '2 minutes' where locked_by is null`,
    );

  test("are released", async () => {
    await ask("note");
    await lockedBy("dead");
    const beacon = startHeartbeat({ url: scratch.url, workerId: "me", log, everyMs: 50 });
    await expect.poll(queue).toMatchObject([{ locked: false, due: true }]);
    await beacon.stop();
  });

  test.each([
    ["another node", async () => startHeartbeat({ url: scratch.url, workerId: "me", log, everyMs: 50 })],
    ["its successor", async () => void (await releaseJobs(scratch.url, "dead", emptyLedger()))],
  ])("are removed by %s if a later call with their key superseded them", async (_, release) => {
    await ask("note", { number: 1 }, { key: "one" });
    await ask("other");
    await lockedBy("dead");
    await ask("note", { number: 2 }, { key: "one" });
    expect(await queue()).toHaveLength(3);
    const beacon = await release();
    const left = [
      { task: "other", attempts: 1, locked: false },
      { task: "note", attempts: 0, locked: false },
    ];
    await expect.poll(queue).toMatchObject(left);
    await beacon?.stop();
  });

  test("are distinguished from those of a living one, until it dies too", async () => {
    await ask("note");
    await lockedBy("neighbour");
    const neighbour = startHeartbeat({ url: scratch.url, workerId: "neighbour", log, everyMs: 50 });
    const lit = () =>
      query(`select from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`);
    await expect.poll(lit).toHaveLength(1);
    const beacon = startHeartbeat({ url: scratch.url, workerId: "me", log, everyMs: 50 });
    // Finding a second dead worker shows that the check that found the first is over.
    for (const found of [1, 2]) {
      await ask("note");
      await lockedBy(`dead ${found}`);
      await expect
        .poll(async () => (await queue()).map(({ locked }) => locked))
        .toEqual([true, ...Array<boolean>(found).fill(false)]);
    }
    await neighbour.stop();
    await expect.poll(async () => (await queue()).some(({ locked }) => locked)).toBe(false);
    await beacon.stop();
  });
});

test("nodes that start together migrate the queue's schema together", async () => {
  const fresh = await createScratchDatabase(inject("clusterUrl"));
  try {
    await Promise.all([migrateJobs(fresh.url, log), migrateJobs(fresh.url, log), migrateJobs(fresh.url, log)]);
    await runStatements(fresh.url, "select graphile_worker.add_job('note')");
  } finally {
    await fresh.drop();
  }
});

describe("running jobs in a test", () => {
  test("also runs the jobs they cause, and reports failures", async () => {
    const done: string[] = [];
    const tasks: Record<string, JobHandler> = {
      first: async () => {
        done.push("first");
        await ask("second");
      },
      second: async () => void done.push("second"),
      broken: () => Promise.reject(new Error("no ink")),
    };
    await ask("first");
    await runJobsOnce({ url: scratch.url, database, tasks, log });
    expect(done).toEqual(["first", "second"]);
    await ask("broken");
    await expect(runJobsOnce({ url: scratch.url, database, tasks, log })).rejects.toThrow("1 jobs failed");
  });
});
