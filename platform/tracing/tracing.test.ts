import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { queueMail } from "#platform/mail/mail.ts";
import { mailsTo } from "#testing/mailbox.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { readHeaders } from "#platform/config/tracing-config.ts";
import { activeTracing, outgoingTrace, startTracing } from "./tracing.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

type Value = { stringValue?: string; intValue?: number | string };
type SpanSent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
};
type Export = {
  resourceSpans: { resource: { attributes: SpanSent["attributes"] }; scopeSpans: { spans: SpanSent[] }[] }[];
};

let collector: Server;
let endpoint: string;
let received: { url: string; headers: IncomingHttpHeaders; body: string }[];
let server: TestServer;
let spans: SpanSent[];
let all: string;
let requestIds: (string | null)[];

const traceId = "0af7651916cd43dd8448eb211c80319c";
const parentId = "b7ad6b7169203331";
const attributesOf = ({ attributes }: Pick<SpanSent, "attributes">): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

beforeAll(async () => {
  received = [];
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url ?? "", headers: request.headers, body });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  server = await startTestServer({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: "x-team=portal%20people",
      OTEL_SERVICE_NAME: "portal",
    },
  });
  const id = await server.hire("Omar");
  const { token } = await server.startSession(id);
  const authorization = `Bearer ${token}`;
  const ask = async (path: string, init: RequestInit = {}): Promise<string | null> => {
    const response = await fetch(`${server.url}/api${path}`, {
      ...init,
      headers: { authorization, "content-type": "application/json", ...init.headers },
    });
    await response.text();
    return response.headers.get("x-request-id");
  };
  const traceparent = `00-${traceId}-${parentId}-01`;
  requestIds = [await ask("/topics?search=hushed-words", { headers: { traceparent } })];
  const body = JSON.stringify({ categoryId: "2", titleEn: "hushed-title", contentEn: "hushed-content" });
  requestIds.push(await ask("/topics", { method: "POST", body }));
  requestIds.push(await ask("/topics/987654321"));
  await server.write((tx) => queueMail(tx, { to: "hushed@diwan.example", locale: "en", subject: "s", text: "t" }));
  await mailsTo(server.dataDirectory, "hushed@diwan.example", 1);
  await server.close();
  all = received.map((one) => one.body).join("\n");
  const exports = received.map((one) => JSON.parse(one.body) as Export);
  spans = exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

const named = (name: string): SpanSent => {
  const found = spans.find((span) => span.name === name);
  if (found === undefined) throw new Error(`There is no span ${name}: ${spans.map((span) => span.name).join(", ")}`);
  return found;
};
const childrenOf = ({ spanId }: SpanSent): SpanSent[] => spans.filter((span) => span.parentSpanId === spanId);

test("spans are sent to the configured collector, with the configured name and headers", () => {
  expect(received[0]?.url).toBe("/v1/traces");
  expect(received[0]?.headers["x-team"]).toBe("portal people");
  const [first] = (JSON.parse(received[0]?.body ?? "{}") as Export).resourceSpans;
  expect(first && attributesOf(first.resource)).toMatchObject({ "service.name": "portal" });
});

test("a request continues the caller's trace, and its statements are parts of it", () => {
  const list = named("GET /api/topics");
  expect(list).toMatchObject({ traceId, parentSpanId: parentId, kind: 2 });
  expect(attributesOf(list)).toEqual({
    "http.request.method": "GET",
    "http.route": "/api/topics",
    "http.response.status_code": 200,
  });
  expect(childrenOf(list).map(({ name }) => name)).toContainEqual(expect.stringMatching(/^select /));
  expect(childrenOf(list).every((span) => span.traceId === traceId)).toBe(true);
});

test("after a body was read, statements are still parts of the request; its id is that of a trace begun by this server, and of no other", () => {
  const create = named("POST /api/topics");
  expect(create.parentSpanId ?? "").toBe("");
  expect(requestIds[1]).toBe(create.traceId);
  expect(requestIds[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(requestIds[0]).not.toBe(traceId);
  expect(childrenOf(create).map(({ name }) => name)).toContain("insert topic");
  expect(attributesOf(create)["http.response.status_code"]).toBe(201);
});

test("jobs are traces of their own", () => {
  const job = named("job mail.send");
  expect(job.kind).toBe(5);
  expect(attributesOf(job)).toEqual({ "diwan.job.attempt": 1 });
});

test("no span contains a person's text, search words or name, or the id of an item", () => {
  expect(named("GET /api/topics/:id")).toBeDefined();
  for (const secret of ["hushed", "987654321", "omar", "Bearer"]) expect(all).not.toContain(secret);
});

test("outgoing requests carry the trace; without tracing none does", async () => {
  expect(activeTracing()).toBeNull();
  expect(outgoingTrace()).toEqual({});
  const stop = await startTracing({ endpoint, headers: {}, serviceName: "portal", ratio: 1 }, "0", {
    warn: () => {},
  } as never);
  expect(outgoingTrace()).toEqual({});
  const span = activeTracing()?.begin("asking", "server", {}, { traceparent: null, traceId });
  expect(span?.run(outgoingTrace)).toEqual({ traceparent: expect.stringMatching(`^00-${traceId}-[0-9a-f]{16}-01$`) });
  span?.end();
  await stop();
  expect(outgoingTrace()).toEqual({});
});

test("headers are comma-separated pairs", () => {
  expect(readHeaders(" a=1, b = x%3Dy ,broken,c=%")).toEqual({ a: "1", b: "x=y", c: "%" });
});
