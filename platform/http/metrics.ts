import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { countersRegistry } from "#platform/metrics/counters.ts";
import { metrics } from "#platform/metrics/declared.ts";
import { createGauges, type Watched } from "#platform/metrics/gauges.ts";
import { fastifyPath } from "./bind.ts";
import { platformRoutes } from "./platform-routes.ts";
import { Refusal } from "./refuse.ts";
import { sendRefusal } from "./server.ts";

type Options = Watched & {
  /** With a token, `/metrics` may be read from any address; null: from this machine only. */
  token: string | null;
};

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
export function registerMetrics(app: FastifyInstance, { token, ...watched }: Options): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { name, help, labels } = metrics.requests;
  const duration = new Histogram({
    name,
    help,
    labelNames: labels,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const readGauges = createGauges(registry, watched);
  const all = Registry.merge([registry, countersRegistry]);
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
    await readGauges();
    return reply
      .type(all.contentType)
      .header("cache-control", "no-store")
      .send(await all.metrics());
  });
}
