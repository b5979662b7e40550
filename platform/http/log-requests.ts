import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Log } from "#platform/log/log.ts";

const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const hour = 3_600_000;

const bearsNoPerson = (request: FastifyRequest): boolean => request.routeOptions.config?.bearsNoPerson === true;

/**
 * Correlates a log line with the request, whose id is always ours, and with the caller's trace, which is unverified.
 * Empty on routes that must not reveal their caller.
 */
export function idOf(request: FastifyRequest): { id?: string; trace?: string } {
  if (bearsNoPerson(request)) return {};
  const trace = traceparent.exec(String(request.headers["traceparent"] ?? "").slice(0, 60))?.[1];
  return trace === undefined ? { id: request.id } : { id: request.id, trace };
}

/**
 * Logs a line per request. Requests that must not reveal their caller are counted and logged once an hour, since a line
 * of their own would reveal their time.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  // These lines contain no secrets: redaction would cost as much as writing them.
  const lines = log.child({}, { redact: [] });
  const counts = new Map<string, { method: string; path: string; status: number; count: number }>();
  const logCounts = (): void => {
    for (const line of counts.values()) log.info(line, "answered within an hour");
    counts.clear();
  };
  const timer = setInterval(logCounts, hour).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    logCounts();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const { statusCode: status } = reply;
    // The address without its query, which may contain search words or a signature.
    const path = request.routeOptions.url ?? request.url.split("?", 1)[0] ?? "";
    if (bearsNoPerson(request)) {
      const key = `${method} ${path} ${status}`;
      counts.set(key, { method, path, status, count: (counts.get(key)?.count ?? 0) + 1 });
      return done();
    }
    // Not the request's own logger, which adds the request id to every line.
    const line = { ...idOf(request), method, path, status, ms: Math.round(reply.elapsedTime) };
    if (status >= 500) lines.error(line, "answered");
    else lines.info(line, "answered");
    done();
  });
}
