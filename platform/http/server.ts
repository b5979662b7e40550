import { randomUUID } from "node:crypto";
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import type { ErrorCode } from "#shared/errors.ts";
import { namedLocale, negotiateLocale, type Locale } from "#shared/locale.ts";
import type { Log } from "#platform/log/log.ts";
import { newRequestId, traceRequests } from "#platform/tracing/trace-requests.ts";
import { bindRoute, type BindOptions } from "./bind.ts";
import { closeUnusedConnections } from "./close-unused.ts";
import { refusalOfConstraint } from "./constraints.ts";
import type { BoundRoute } from "./handler.ts";
import { idOf, logRequests } from "./log-requests.ts";
import { isExemptFromTimeLimit } from "./time-limit.ts";
import { refusalOfOutage } from "./outage.ts";
import { problem } from "./problem.ts";
import { Refusal } from "./refuse.ts";
import { scimError, scimPath, scimType, usesScimFormat } from "./scim-error.ts";
import { dataPolicy, securityHeaders, type PageHashes } from "./security-headers.ts";

export type ServerOptions = BindOptions & {
  log: Log;
  trustProxy: boolean | number | string;
  https: boolean;
  hashes: PageHashes;
  /** Additional origins of pictures in pages. */
  imageOrigins?: readonly string[];
  routes: readonly BoundRoute[];
  /** The language of requests without a supported one; English if it is not configured or cannot be read. */
  firstLanguage?: () => Promise<Locale>;
  /** Registers plugins that must be there before the routes. */
  prepare?: (app: FastifyInstance) => void;
};

/** Fastify's own refusals as our codes; its other 4xx errors become a malformed request. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "media_type_unsupported",
  FST_REQ_FILE_TOO_LARGE: "too_large",
};

/** Returns any thrown error as a refusal. Null is a defect of the server, logged and answered as such. */
function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const constraint = refusalOfConstraint(error);
  if (constraint !== null) {
    const { code, field, message = "invalid" } = constraint;
    return new Refusal(code, { fields: field === null ? [] : [{ path: field, message: { key: message } }] });
  }
  const thrown = error as Partial<FastifyError>;
  if (typeof thrown.statusCode !== "number" || thrown.statusCode < 400 || thrown.statusCode >= 500) return null;
  return new Refusal(fastifyCodes[thrown.code ?? ""] ?? (thrown.statusCode === 413 ? "too_large" : "malformed"));
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const locale = negotiateLocale(request.headers["accept-language"]);
  const body = problem(refusal.code, locale, request.id, refusal);
  if (refusal.retryAfter !== null) reply.header("retry-after", String(Math.ceil(refusal.retryAfter)));
  const { produces = "" } = request.routeOptions.config ?? {};
  // Unknown addresses below the SCIM prefix are answered in SCIM's format as well.
  const isScim = usesScimFormat({ produces }) || (request.is404 && request.url.startsWith(scimPath));
  const sentProblem = isScim ? scimError(body) : body;
  if (body.status === 401) reply.header("www-authenticate", "Bearer");
  return reply
    .code(Number(sentProblem.status))
    .header(
      "content-type",
      sentProblem === body ? "application/problem+json; charset=utf-8" : `${scimType}; charset=utf-8`,
    )
    .header("content-language", locale)
    .header("cache-control", "no-store")
    .send(JSON.stringify(sentProblem));
}

/** Maximum depth of objects and lists in a body: more than in valid documents, and few enough to recurse through. */
const deepest = 64;

function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (inString && character === "\\") index += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && (character === "[" || character === "{")) depth += 1;
    else if (!inString && (character === "]" || character === "}")) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Accepts JSON, and SCIM on routes that consume it. An empty body counts as absent: some clients always set a type. */
function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser(["application/json", scimType], { parseAs: "string" }, (request, body, done) => {
    const isScim = request.headers["content-type"]?.toLowerCase().startsWith(scimType) ?? false;
    if (isScim && !request.is404 && request.routeOptions.config?.consumes?.includes(scimType) !== true)
      done(new Refusal("media_type_unsupported"));
    else if (body.length === 0) done(null, undefined);
    else if (isTooDeep(body as string)) done(new Refusal("malformed"));
    else void parse(request, body as string, done);
  });
}

/** The answer to malformed HTTP or to headers over the limit; written by hand, since there is no request. */
function rawRefusal(headers: Record<string, string>, packet: Buffer | undefined): string {
  const id = randomUUID();
  const body = JSON.stringify(problem("malformed", "en", id));
  const lines = Object.entries({
    ...headers,
    connection: "close",
    "x-request-id": id,
    "cache-control": "no-store",
    "content-type": "application/problem+json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}`);
  // After a HEAD request, a body would be read as the beginning of another answer.
  const isHead = packet?.subarray(0, 5).toString("latin1") === "HEAD ";
  return `HTTP/1.1 400 Bad Request\r\n${lines.join("\r\n")}\r\n\r\n${isHead ? "" : body}`;
}

/** The framework refuses to trust a number of hops by itself: only proxies must be able to reach this port. */
const trustedProxies = (given: ServerOptions["trustProxy"]) =>
  typeof given === "number" ? (_address: string, hop: number): boolean => hop < given : given;

/** Creates a server with every route bound; the caller adds everything outside `/api` and listens. */
export function createServer(options: ServerOptions): FastifyInstance {
  const headers = securityHeaders(options.hashes, options.https, options.imageOrigins);
  const dataHeaders = { ...headers, "content-security-policy": dataPolicy };
  const app = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    trustProxy: trustedProxies(options.trustProxy) as boolean,
    // Requests are logged in one line each, below.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    bodyLimit: 1_048_576,
    forceCloseConnections: "idle",
    genReqId: newRequestId,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => {
      // A path that cannot be decoded reaches neither the hooks nor the error handler.
      void reply.headers(headers).header("x-request-id", request.id);
      void sendRefusal(request as FastifyRequest, reply as FastifyReply, refusalOf(error) ?? new Refusal("malformed"));
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && isExemptFromTimeLimit(socket)) return;
      if (socket.writable) {
        // Fastify's type describes the packet as it would look in JSON.
        const packet = error.rawPacket as unknown as Buffer | undefined;
        socket.end(rawRefusal(headers, packet));
      }
    },
  });

  closeUnusedConnections(app);
  acceptJson(app);
  traceRequests(app);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(request.routeOptions.config?.isJson === true ? dataHeaders : headers);
    reply.header("x-request-id", request.id);
    // By the route, since an address may spell it in other letters: `/%61pi/me`.
    if ((request.routeOptions.url ?? request.url).startsWith("/api/")) reply.header("cache-control", "no-store");
    done();
  });
  const { firstLanguage } = options;
  if (firstLanguage !== undefined) {
    // Written to the header, so that answers and refusals read one place.
    app.addHook("onRequest", ({ url, headers: given }, _reply, done) => {
      if (!url.startsWith("/api/") || namedLocale(given["accept-language"]) !== null) return done();
      const use = (language: Locale): void => {
        given["accept-language"] = language;
        done();
      };
      firstLanguage().then(use, () => use("en"));
    });
  }
  logRequests(app, options.log);
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal !== null) return sendRefusal(request, reply, refusal);
    const outage = refusalOfOutage(error);
    if (outage !== null) {
      options.log.warn({ ...idOf(request), err: error }, outage.code);
      return sendRefusal(request, reply, outage);
    }
    options.log.error({ ...idOf(request), err: error }, "failed");
    return sendRefusal(request, reply, new Refusal("unexpected"));
  });

  options.prepare?.(app);
  // In a scope of their own, the routes wait for the plugins before them.
  app.register(async (scope) => {
    for (const route of options.routes) bindRoute(scope, route, options);
    refuseOtherMethods(scope, options.routes);
  });
  return app;
}

/** Answers 405 with `Allow` instead of 404 for an address of another method, in the format of its routes. */
function refuseOtherMethods(app: FastifyInstance, routes: readonly BoundRoute[]): void {
  const addresses = new Map<string, { present: Set<string>; produces: string }>();
  for (const { route } of routes) {
    const shape = route.path.replace(/\{\w+\}/g, ":id");
    const address = addresses.get(shape) ?? { present: new Set<string>(), produces: route.produces };
    address.present.add(route.method);
    addresses.set(shape, address);
  }
  for (const [shape, { present, produces }] of addresses) {
    const absent = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => !present.has(method));
    const allow = [...present].join(", ");
    const free = absent.filter((method) => !app.hasRoute({ method: method as "GET", url: `/api${shape}` }));
    if (free.length === 0) continue;
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      sendRefusal(request, reply.header("allow", allow), new Refusal("method_not_allowed"));
    app.route({
      method: free as "GET"[],
      url: `/api${shape}`,
      config: { produces },
      // Before the body is read, since its content is irrelevant.
      onRequest: answer,
      handler: answer,
    });
  }
}
