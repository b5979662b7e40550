import { createEventParser, type StreamEvent } from "./event-parser.ts";

export type EventStreamPorts = {
  /** Opens `GET /events`; rejects if refused. */
  open(lastEventId: string | null, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  onEvent(event: StreamEvent): void;
  /** Returns whether the error ends the stream because the session has ended. */
  isFinal(error: unknown): boolean;
  random(): number;
};

/** Milliseconds without a byte; the server sends one every 25 s. */
const silenceTimeoutMs = 60_000;
const firstPauseMs = 1_000;
const maxPauseMs = 30_000;

/** Exponential backoff with jitter, half to all of the delay, so that screens do not reconnect at once. */
export const pauseAfter = (failures: number, random: () => number): number =>
  Math.min(maxPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1)) * (0.5 + random() / 2);

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
  });

/** Reads one connection until it ends or times out; rejects if it breaks. */
async function readConnection(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const parse = createEventParser(onEvent);
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel);
  let silence = setTimeout(cancel, silenceTimeoutMs);
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(cancel, silenceTimeoutMs);
      parse(decoder.decode(chunk.value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", cancel);
  }
}

/** Creates an event stream that can be started and stopped and remembers its position. */
export function createEventStream(ports: EventStreamPorts) {
  let lastEventId: string | null = null;
  let running: AbortController | null = null;

  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    const receive = (event: StreamEvent): void => {
      if (signal.aborted) return;
      failures = 0;
      if (event.id !== null) lastEventId = event.id;
      if (event.name !== "") ports.onEvent(event);
    };
    while (!signal.aborted) {
      try {
        await readConnection(await ports.open(lastEventId, signal), signal, receive);
      } catch (error) {
        if (ports.isFinal(error)) return;
      }
      failures += 1;
      await sleep(pauseAfter(failures, ports.random), signal);
    }
  }

  return {
    start(): void {
      if (running !== null) return;
      const controller = new AbortController();
      running = controller;
      void run(controller.signal).finally(() => {
        if (running === controller) running = null;
      });
    },
    stop(): void {
      running?.abort();
      running = null;
    },
    forget(): void {
      lastEventId = null;
    },
  };
}
