import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StreamEvent } from "./event-parser.ts";
import { createEventStream, pauseAfter } from "./event-stream.ts";

type Connection = { lastEventId: string | null; send(text: string): void; end(): void; cancelled: boolean };

/** Returns a stream with a scripted server; `refuse` makes the next attempts fail. */
function scriptedServer() {
  const connections: Connection[] = [];
  const heard: StreamEvent[] = [];
  let refusal: Error | null = null;
  const stream = createEventStream({
    open(lastEventId) {
      if (refusal !== null) return Promise.reject(refusal);
      let control: ReadableStreamDefaultController<Uint8Array>;
      const connection: Connection = {
        lastEventId,
        send: (text) => control.enqueue(new TextEncoder().encode(text)),
        end: () => control.close(),
        cancelled: false,
      };
      connections.push(connection);
      return Promise.resolve(
        new ReadableStream<Uint8Array>({
          start: (controller) => void (control = controller),
          cancel: () => void (connection.cancelled = true),
        }),
      );
    },
    onEvent: (event) => heard.push(event),
    isFinal: (error) => error instanceof Error && error.message === "signed out",
    random: () => 1,
  });
  return { stream, connections, heard, refuse: (error: Error | null) => void (refusal = error) };
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe("the event stream", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("a broken connection is reopened at the last event id", async () => {
    const { stream, connections, heard } = scriptedServer();
    stream.start();
    await settle();
    expect(connections[0]?.lastEventId).toBeNull();
    connections[0]?.send('id: 5-0\nevent: ready\ndata: {}\n\nid: 5-1\ndata: {"action":"x"}\n\n:\nid: 6-0\n\n');
    await settle();
    expect(heard.map(({ name }) => name)).toEqual(["ready", "message"]);
    connections[0]?.end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connections[1]?.lastEventId).toBe("6-0");
    stream.stop();
  });

  it("the pause grows with each failure and is reset after a success", async () => {
    const { stream, connections, refuse } = scriptedServer();
    refuse(new Error("no network"));
    stream.start();
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 3_999);
    refuse(null);
    expect(connections).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(connections).toHaveLength(1);
    connections[0]?.send("data: x\n\n");
    await settle();
    connections[0]?.end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connections).toHaveLength(2);
    stream.stop();
  });

  it("a connection without a byte for 60 seconds is closed and reopened", async () => {
    const { stream, connections } = scriptedServer();
    stream.start();
    await settle();
    await vi.advanceTimersByTimeAsync(50_000);
    connections[0]?.send(":\n\n");
    await vi.advanceTimersByTimeAsync(59_000);
    expect(connections[0]?.cancelled).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connections[0]?.cancelled).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connections).toHaveLength(2);
    stream.stop();
  });

  it("a stopped stream delivers no events and can be started again", async () => {
    const { stream, connections, heard } = scriptedServer();
    stream.start();
    stream.start();
    await settle();
    expect(connections).toHaveLength(1);
    stream.stop();
    await settle();
    expect(connections[0]?.cancelled).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(connections).toHaveLength(1);
    stream.start();
    await settle();
    expect(connections).toHaveLength(2);
    expect(heard).toEqual([]);
    stream.stop();
  });

  it("no reconnect after the session has ended, and no position for another person", async () => {
    const { stream, connections, refuse } = scriptedServer();
    stream.start();
    await settle();
    connections[0]?.send("id: 7-0\ndata: x\n\n");
    await settle();
    refuse(new Error("signed out"));
    connections[0]?.end();
    await vi.advanceTimersByTimeAsync(600_000);
    refuse(null);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(connections).toHaveLength(1);
    stream.forget();
    stream.start();
    await settle();
    expect(connections[1]?.lastEventId).toBeNull();
    stream.stop();
  });
});

it("reconnects are spread over time and a pause is at most 30 seconds", () => {
  expect([1, 2, 3, 4].map((failures) => pauseAfter(failures, () => 1))).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(pauseAfter(1, () => 0)).toBe(500);
  expect(pauseAfter(50, () => 1)).toBe(30_000);
});
