import { EventEmitter, once } from "node:events";
import { connect, type Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log/log.ts";
import { exemptFromTimeLimit } from "./time-limit.ts";
import { createServer } from "./server.ts";

afterEach(() => vi.useRealTimers());

/** A request with a controllable count of received bytes. */
function stalling() {
  const socket = { bytesRead: 0, destroy: vi.fn() };
  const raw = Object.assign(new EventEmitter(), { socket });
  return { socket, raw, request: { raw } as unknown as FastifyRequest };
}

test("a body may take any time while bytes keep coming, and its connection is closed when none come", () => {
  vi.useFakeTimers();
  const { socket, request } = stalling();
  exemptFromTimeLimit(request, 30_000);
  for (let minute = 0; minute < 60; minute += 1) {
    socket.bytesRead += 1;
    vi.advanceTimersByTime(30_000);
  }
  expect(socket.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(socket.destroy).toHaveBeenCalledOnce();
});

test("the connection is not watched after the body has ended", () => {
  vi.useFakeTimers();
  const { socket, raw, request } = stalling();
  exemptFromTimeLimit(request, 30_000);
  raw.emit("end");
  vi.advanceTimersByTime(120_000);
  expect(socket.destroy).not.toHaveBeenCalled();
});

let app: FastifyInstance;
let reached: PromiseWithResolvers<Socket>;
let answer: PromiseWithResolvers<void>;
beforeEach(async () => {
  [reached, answer] = [Promise.withResolvers(), Promise.withResolvers()];
  app = createServer({
    database: null as unknown as Database,
    authenticate: async () => null,
    log: createLog("silent"),
    routes: [],
    limit: async () => {},
    trustProxy: false,
    https: false,
    hashes: { scripts: [] },
  });
  app.get("/:limit", async (request) => {
    const { limit } = request.params as { limit: string };
    if (limit === "exempt") exemptFromTimeLimit(request, 30_000);
    reached.resolve(request.raw.socket);
    await answer.promise;
    return "answered";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

test.each([
  ["exempt", "200 OK"],
  ["limited", "400 Bad Request"],
])("a request over the server's time limit is not ended while its body is awaited: %s", async (path, status) => {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET /${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  const late = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  app.server.emit("clientError", late, await reached.promise);
  answer.resolve();
  const [data] = (await once(socket, "data")) as [Buffer];
  expect(data.toString()).toContain(`HTTP/1.1 ${status}`);
  socket.destroy();
});
