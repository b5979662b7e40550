import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { migrationNames } from "#platform/database/migrate.ts";
import { clockOffset } from "#platform/database/clock-offset.ts";
import { statement } from "#platform/database/statement.ts";

type Options = {
  database: Database;
  /** True from the moment the server is asked to stop, so that a load balancer picks another node. */
  draining: () => boolean;
};

/** Milliseconds the database may take to answer. */
const timeoutMs = 2_000;

/** Milliseconds between this machine's clock and the database's beyond which punches would count at the wrong time. */
const maxClockOffsetMs = 300_000;

const readApplied = statement<{ name: string }, []>("select name from migration").column("name");

async function isMigrated({ primary }: Database): Promise<boolean> {
  const applied = new Set(await readApplied(primary));
  // Additional migrations are allowed: a newer node has begun to take over, and migrations expand first.
  return (await migrationNames()).every((name) => applied.has(name));
}

/** Returns a short reason why this node must get no traffic; null if it is ready. */
async function obstacle({ database, draining }: Options): Promise<string | null> {
  if (draining()) return "stopping";
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(resolve, timeoutMs, "database slow");
  const check = async (): Promise<string | null> => {
    if (!(await isMigrated(database))) return "migrations pending";
    return Math.abs(await clockOffset(database)) * 1000 > maxClockOffsetMs ? "clock wrong" : null;
  };
  const checked = check().catch(() => "database unreachable");
  return Promise.race([checked, late]).finally(() => clearTimeout(timer));
}

/**
 * `/livez`: the process is up. `/readyz`: it can serve, or 503 with the reason. While draining, every answer closes its
 * connection, so that clients and load balancers open their next one to another node. Returns the check of readiness.
 */
export function registerHealth(app: FastifyInstance, options: Options): { isReady: () => Promise<boolean> } {
  let checking: Promise<string | null> | null = null;
  /** Returns the reason for which this node must get no traffic. Simultaneous checks share one database query. */
  const check = async (): Promise<string | null> => {
    checking ??= obstacle(options).finally(() => (checking = null));
    const found = await checking;
    // A check that began before the stop must not call a stopping node ready.
    return options.draining() ? "stopping" : found;
  };
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (options.draining()) reply.header("connection", "close");
    done(null, payload);
  });
  app.get("/livez", (_request, reply) => {
    void reply.header("cache-control", "no-store").send({ status: "live" });
  });
  app.get("/readyz", async (_request, reply) => {
    const reason = await check();
    return reply
      .code(reason === null ? 200 : 503)
      .header("cache-control", "no-store")
      .send(reason === null ? { status: "ready" } : { status: "unavailable", reason });
  });
  return { isReady: async () => (await check()) === null };
}
