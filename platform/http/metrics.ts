import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { unsealedRows } from "#platform/events/seal.ts";
import { fastifyPath } from "./bind.ts";
import { clockOffset } from "./health.ts";
import { platformRoutes } from "./platform-routes.ts";
import { Refusal } from "./refuse.ts";
import { sendRefusal } from "./server.ts";

type Options = {
  database: Database;
  openStreams: () => number;
  countEarlierSecrets: () => Promise<number>;
  /** With a token, `/metrics` may be read from any address; null: from this machine only. */
  token: string | null;
};

const readJobLag = statement<{ seconds: number }, []>(`
  select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds from graphile_worker.jobs
  where run_at <= now() and locked_at is null and attempts < max_attempts`).value("seconds", 0);

/** A gauge read at scrape time. While the database is unreachable, the other metrics are still served. */
function gauge(registry: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      try {
        this.set(await read());
      } catch {
        this.set(Number.NaN);
      }
    },
  });
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const traces = ["x-forwarded-for", "forwarded", "x-real-ip", "via"] as const;

/** Names of this machine in `Host`, with an optional port. */
const nodeName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d{1,5})?$/i;

/**
 * Returns whether a request comes from this machine. The socket decides, never a header. A proxy on this machine also
 * connects from it, so requests with proxy headers are not local, nor those under another host name: a page in a local
 * browser whose name resolves to this machine (DNS rebinding).
 */
const isLocal = (request: FastifyRequest): boolean =>
  loopback.test(request.raw.socket.remoteAddress ?? "") &&
  nodeName.test(request.headers.host ?? "") &&
  traces.every((name) => request.headers[name] === undefined);

function mayRead(request: FastifyRequest, token: string | null): boolean {
  const sent = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (sent === undefined || token === null) return isLocal(request);
  return timingSafeEqual(digest(sent), digest(token)) || isLocal(request);
}

/** Measures all requests by route pattern, and serves `/metrics` for Prometheus; readers without permission get 404. */
export function registerMetrics(
  app: FastifyInstance,
  { database, openStreams, countEarlierSecrets, token }: Options,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const { primary, waiting } = database;
  gauge(registry, "diwan_database_waiting", "Requests that wait for a connection to the database.", waiting);
  gauge(registry, "diwan_event_streams", "Open event streams of this node.", openStreams);
  gauge(registry, "diwan_audit_unsealed_rows", "Rows of the audit that no seal covers yet, to 100,000.", () =>
    unsealedRows(primary),
  );
  gauge(registry, "diwan_job_lag_seconds", "For how long the job that is due longest has been waiting.", () =>
    readJobLag(primary),
  );
  gauge(registry, "diwan_clock_offset_seconds", "This machine's clock minus the database's.", () =>
    clockOffset(database),
  );
  gauge(
    registry,
    "diwan_secrets_of_earlier_keys",
    "Sealed secrets that the current secret key does not open.",
    countEarlierSecrets,
  );
  const stream = fastifyPath(platformRoutes.streamEvents.path);
  app.addHook("onResponse", (request, reply, done) => {
    // Streams last as long as a client reads, and a count would reveal the time of a request that must not reveal its
    // caller.
    const route = request.routeOptions.url ?? "none";
    if (route !== stream && request.routeOptions.config?.bearsNoPerson !== true) {
      duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    }
    done();
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token)) return sendRefusal(request, reply, new Refusal("not_found"));
    const text = await registry.metrics();
    return reply.type(registry.contentType).header("cache-control", "no-store").send(text);
  });
}
