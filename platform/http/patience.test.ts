import { EventEmitter, once } from "node:events";
import { connect, type Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log/log.ts";
import { waitPatiently } from "./patience.ts";
import { createServer } from "./server.ts";

afterEach(() => vi.useRealTimers());

/** A request whose connection has brought so many bytes. */
function stalling() {
  const socket = { bytesRead: 0, destroy: vi.fn() };
  const raw = Object.assign(new EventEmitter(), { socket });
  return { socket, raw, request: { raw } as unknown as FastifyRequest };
}

test("a body may take as long as it needs while it keeps coming, and is given up when nothing comes", () => {
  vi.useFakeTimers();
  const { socket, request } = stalling();
  waitPatiently(request, 30_000);
  for (let minute = 0; minute < 60; minute += 1) {
    socket.bytesRead += 1;
    vi.advanceTimersByTime(30_000);
  }
  expect(socket.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(socket.destroy).toHaveBeenCalledOnce();
});

test("after its end nobody looks any more", () => {
  vi.useFakeTimers();
  const { socket, raw, request } = stalling();
  waitPatiently(request, 30_000);
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
  app.get("/:patience", async (request) => {
    const { patience } = request.params as { patience: string };
    if (patience === "patient") waitPatiently(request, 30_000);
    reached.resolve(request.raw.socket);
    await answer.promise;
    return "answered";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

test.each([
  ["patient", "200 OK"],
  ["impatient", "400 Bad Request"],
])(
  "when a request has taken too long for the server, one that is waited for is not ended: %s",
  async (path, status) => {
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    const late = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    app.server.emit("clientError", late, await reached.promise);
    answer.resolve();
    const [data] = (await once(socket, "data")) as [Buffer];
    expect(data.toString()).toContain(`HTTP/1.1 ${status}`);
    socket.destroy();
  },
);
