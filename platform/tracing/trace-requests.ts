import { randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Span } from "./span.ts";
import { activeTracing } from "./tracing.ts";

/** Returns a request id; while tracing is on, in the form of a trace id. */
export const newRequestId = (): string => (activeTracing() === null ? randomUUID() : randomBytes(16).toString("hex"));

/** Routes of the interface, by their pattern. Streams last as long as a client reads; pages are files. */
const isTraced = (request: FastifyRequest): boolean => {
  const { url, config } = request.routeOptions;
  return url?.startsWith("/api/") === true && url !== "/api/events" && config?.bearsNoPerson !== true;
};

const headerOf = (value: string | string[] | undefined): string | null => (typeof value === "string" ? value : null);

/**
 * Traces every request by its route's pattern, never by the value of a parameter, a query or a body. Not for routes
 * that must not reveal their caller.
 */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook("onRequest", (request, reply, done) => {
    const tracing = activeTracing();
    if (tracing === null || !isTraced(request)) return done();
    const { method, routeOptions, id, headers } = request;
    const route = routeOptions.url ?? "";
    const span = tracing.begin(
      `${method} ${route}`,
      "server",
      { "http.request.method": method, "http.route": route },
      { traceparent: headerOf(headers["traceparent"]), traceId: /^[0-9a-f]{32}$/.test(id) ? id : null },
    );
    spans.set(request, span);
    reply.raw.once("close", () => {
      const { statusCode } = reply.raw;
      span.end({ "http.response.status_code": statusCode }, statusCode >= 500 ? statusCode : undefined);
    });
    span.run(done);
  });
  // A body is read outside of the span: the hooks after it are put back into it.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
}
