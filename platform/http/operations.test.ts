import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { route } from "#shared/route.ts";
import { setClock } from "#platform/clock/clock.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log/log.ts";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { bindRoutes } from "./handler.ts";
import { registerHealth } from "./health.ts";
import { registerMetrics } from "./metrics.ts";
import { createServer } from "./server.ts";

const token = "a-token-of-some-length";
const routes = bindRoutes(
  {
    readThing: route({
      method: "GET",
      path: "/things/{id}",
      permission: "public",
      summary: "A thing.",
      params: z.object({ id: z.string() }),
      output: z.object({ data: z.string() }),
    }),
  },
  { readThing: async ({ params }) => ({ data: params.id }) },
);

let scratch: ScratchDatabase;
let database: Database;
let app: FastifyInstance;
let draining: boolean;

function start(trustProxy: boolean, metricsToken: string | null = token): FastifyInstance {
  const server = createServer({
    database,
    authenticate: async () => null,
    limit: async () => {},
    log: createLog("silent"),
    trustProxy,
    https: false,
    hashes: { scripts: [] },
    routes,
  });
  const { isReady } = registerHealth(server, { database, draining: () => draining });
  registerMetrics(server, {
    database,
    openStreams: () => 7,
    isListening: () => true,
    consumers: ["reader"],
    isReady,
    dataDirectory: "/tmp",
    version: "1.2.3",
    commit: "abc",
    countEarlierSecrets: async () => 3,
    token: metricsToken,
  });
  return server;
}
beforeAll(async () => {
  scratch = await createTestDatabase();
});
afterAll(() => scratch.drop());
beforeEach(() => {
  database = openDatabase({ url: scratch.url, size: 2 });
  draining = false;
  app = start(true);
});
afterEach(async () => {
  await app.close();
  await database.close();
});
/** Runs `work` while the database is unreachable. */
async function whileAway(work: () => Promise<void>): Promise<void> {
  const name = new URL(scratch.url).pathname.slice(1);
  const maintenance = new URL(scratch.url);
  maintenance.pathname = "/postgres";
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await runStatements(maintenance.href, end, `alter database ${name} rename to ${name}_away`);
  try {
    await work();
  } finally {
    await runStatements(maintenance.href, `alter database ${name}_away rename to ${name}`);
  }
}

const readMetrics = (server: FastifyInstance, remoteAddress: string, headers: Record<string, string> = {}) =>
  server.inject({ url: "/metrics", remoteAddress, headers });

describe("access to the metrics", () => {
  test.each([
    ["another machine", "192.0.2.7", {}],
    ["another machine that claims to be this one", "192.0.2.7", { "x-forwarded-for": "127.0.0.1" }],
    ["another machine that claims so in other words", "192.0.2.7", { forwarded: "for=127.0.0.1", host: "localhost" }],
    ["somebody behind a proxy on this machine", "127.0.0.1", { "x-forwarded-for": "127.0.0.1" }],
    ["somebody behind such a proxy of another kind", "::1", { via: "1.1 proxy" }],
    ["a page whose name was made to lead to this machine", "127.0.0.1", { host: "attacker.example:3000" }],
    ["a page whose name begins like this machine's", "127.0.0.1", { host: "localhost.attacker.example" }],
    ["somebody with a wrong token", "192.0.2.7", { authorization: `Bearer ${token}x` }],
    ["somebody with half a token", "192.0.2.7", { authorization: `Bearer ${token.slice(0, -1)}` }],
  ])("is refused with 404 to %s", async (_, address, headers) => {
    const answer = await readMetrics(app, address, headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe("not_found");
  });

  test.each([
    ["this machine", "127.0.0.1", {}],
    ["this machine in IPv6", "::1", { host: "[::1]:3000" }],
    ["this machine by its address", "127.0.0.1", { host: "127.0.0.1:3000" }],
    ["this machine by a mapped address", "::ffff:127.0.0.1", {}],
    ["the holder of the token", "192.0.2.7", { authorization: `Bearer ${token}` }],
    ["the holder of the token behind a proxy", "127.0.0.1", { authorization: `Bearer ${token}`, via: "1.1 proxy" }],
  ])("is granted to %s", async (_, address, headers) => {
    expect((await readMetrics(app, address, headers)).statusCode).toBe(200);
  });

  test("is refused to every outside address if no token is configured, whatever the header", async () => {
    const closed = start(false, null);
    for (const authorization of ["Bearer null", "Bearer ", "Bearer undefined"]) {
      expect((await readMetrics(closed, "192.0.2.7", { authorization })).statusCode).toBe(404);
    }
    await closed.close();
  });
});

describe("the metrics", () => {
  const figure = (text: string, name: string): number =>
    Number(new RegExp(`^${name}(?:{[^}]*})? (.+)$`, "m").exec(text)?.[1]);

  test("count requests by route pattern, never by address", async () => {
    await app.inject({ url: "/api/things/secret-1" });
    await app.inject({ url: "/api/things/secret-2?x=1" });
    await app.inject({ url: "/nowhere/secret-3" });
    const text = (await readMetrics(app, "127.0.0.1")).body;
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/things/:id",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/things/:id",status="400"} 1');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
    expect(text).not.toMatch(/secret-\d/);
    expect(text).toContain("diwan_secrets_of_earlier_keys 3");
    expect(text).toContain("nodejs_eventloop_lag_seconds");
  });

  test("include streams, connections, waiting jobs and unsealed rows", async () => {
    await runStatements(
      scratch.url,
      "insert into audit (action, subject_kind, subject_id) values ('a.b', 'a', '1'), ('a.b', 'a', '2')",
      "select graphile_worker.add_job('note', run_at => now() - interval '90 seconds')",
      "select graphile_worker.add_job('note', run_at => now() + interval '90 seconds')",
    );
    const text = (await readMetrics(app, "127.0.0.1")).body;
    expect(figure(text, "diwan_event_streams")).toBe(7);
    expect(figure(text, "diwan_database_waiting")).toBe(0);
    expect(figure(text, "diwan_audit_unsealed_rows")).toBe(2);
    expect(figure(text, "diwan_job_lag_seconds")).toBeGreaterThanOrEqual(90);
    expect(figure(text, "diwan_job_lag_seconds")).toBeLessThan(120);
  });

  test("are served while the database is unreachable", async () => {
    await whileAway(async () => {
      const answer = await readMetrics(app, "127.0.0.1");
      expect(answer.statusCode).toBe(200);
      for (const name of ["diwan_job_lag_seconds", "diwan_audit_unsealed_rows", "diwan_clock_offset_seconds"]) {
        expect(figure(answer.body, name)).toBeNaN();
      }
      expect(figure(answer.body, "diwan_database_up")).toBe(0);
      expect(figure(answer.body, "diwan_ready")).toBe(0);
      expect(figure(answer.body, "diwan_event_streams")).toBe(7);
      expect(figure(answer.body, "diwan_disk_free_bytes")).toBeGreaterThan(0);
    });
    const text = (await readMetrics(app, "127.0.0.1")).body;
    expect(figure(text, "diwan_database_up")).toBe(1);
    expect(figure(text, "diwan_job_lag_seconds")).not.toBeNaN();
  });

  test("are served while a table is locked", async () => {
    await database.primary.transaction().execute(async (tx) => {
      await sql`lock table audit`.execute(tx);
      const text = (await readMetrics(app, "127.0.0.1")).body;
      expect(figure(text, "diwan_database_up")).toBe(1);
      expect(figure(text, "diwan_database_connections")).toBeGreaterThanOrEqual(1);
      expect(figure(text, "diwan_audit_unsealed_rows")).toBeNaN();
    });
  });

  test("say how long events have waited for a consumer; those with a date only have no age", async () => {
    await runStatements(
      scratch.url,
      "insert into event_consumer (name, position) values ('reader', '0-0'), ('of another release', '0-0')",
      "insert into audit (at, action, subject_kind, subject_id, audience) values (current_date, 'a.b', 'a', '1', 'all')",
    );
    const lag = async (): Promise<number> =>
      figure((await readMetrics(app, "127.0.0.1")).body, "diwan_consumer_lag_seconds");
    expect(await lag()).toBe(0);
    await runStatements(
      scratch.url,
      "insert into audit (at, action, subject_kind, subject_id, audience) values (now() - interval '1 minute', 'a.b', 'a', '1', 'all')",
    );
    expect(await lag()).toBeGreaterThanOrEqual(60);
    expect((await readMetrics(app, "127.0.0.1")).body).not.toContain("of another release");
  });

  test("count the jobs that are due and those without attempts left", async () => {
    const before = (await readMetrics(app, "127.0.0.1")).body;
    await runStatements(
      scratch.url,
      "select graphile_worker.add_job('note', run_at => now() - interval '90 seconds')",
      "select graphile_worker.reschedule_jobs(array[(graphile_worker.add_job('note', max_attempts => 1)).id], attempts => 1)",
    );
    const after = (await readMetrics(app, "127.0.0.1")).body;
    expect(figure(after, "diwan_jobs_due") - figure(before, "diwan_jobs_due")).toBe(1);
    expect(figure(after, "diwan_jobs_given_up") - figure(before, "diwan_jobs_given_up")).toBe(1);
  });
});

describe("health", () => {
  const ready = async () => {
    const answer = await app.inject({ url: "/readyz" });
    return [answer.statusCode, answer.json()];
  };
  const unavailable = (reason: string) => [503, { status: "unavailable", reason }];

  test("a node that can serve is ready", async () => {
    expect(await ready()).toEqual([200, { status: "ready" }]);
    expect(await Promise.all([ready(), ready()])).toEqual([
      [200, { status: "ready" }],
      [200, { status: "ready" }],
    ]);
  });

  test("a node that is stopping is live but not ready", async () => {
    draining = true;
    expect(await ready()).toEqual(unavailable("stopping"));
    expect((await app.inject({ url: "/livez" })).statusCode).toBe(200);
  });

  test("a node whose database is unreachable is not ready until it is back", async () => {
    await whileAway(async () => {
      expect(await ready()).toEqual(unavailable("database unreachable"));
      expect((await app.inject({ url: "/livez" })).statusCode).toBe(200);
    });
    expect(await ready()).toEqual([200, { status: "ready" }]);
  });

  test("a node whose clock is more than five minutes off is not ready, in either direction", async () => {
    for (const [minutes, expected] of [
      [4, [200, { status: "ready" }]],
      [6, unavailable("clock wrong")],
      [-6, unavailable("clock wrong")],
    ] as const) {
      setClock(() => Date.now() + minutes * 60_000);
      expect(await ready()).toEqual(expected);
    }
    setClock(null);
  });

  test("a node with pending migrations is not ready; additional ones of a newer node are ignored", async () => {
    await runStatements(scratch.url, "insert into migration (name, hash) values ('9999-from-the-future.sql', '')");
    expect(await ready()).toEqual([200, { status: "ready" }]);
    await runStatements(scratch.url, "update migration set name = 'away' where name like '0002%'");
    expect(await ready()).toEqual(unavailable("migrations pending"));
    await runStatements(scratch.url, "update migration set name = '0002-create-community.sql' where name = 'away'");
  });

  test("a database that does not answer makes the node unready after the time limit", async () => {
    await database.primary.transaction().execute(async (tx) => {
      await sql`lock table migration`.execute(tx);
      expect(await ready()).toEqual(unavailable("database slow"));
    });
  });
});
