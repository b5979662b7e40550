import { createEventParser, type StreamEvent } from "./event-parser.ts";

/** What the stream needs from its surroundings. */
export type EventStreamPorts = {
  /** Opens `GET /events`; rejects when refused. */
  open(lastEventId: string | null, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  /** Hears every named or unnamed event with data. */
  tell(event: StreamEvent): void;
  /** Whether a refusal ends the matter, because nobody is signed in. */
  isFinal(error: unknown): boolean;
  random(): number;
};

/** Milliseconds without a sign of life; the server sends one every 25 s. */
const patience = 60_000;
const firstPause = 1_000;
const longestPause = 30_000;

/** Between half and all of a time that doubles with each failure, so that all screens do not come back at once. */
export const pauseAfter = (failures: number, random: () => number): number =>
  Math.min(longestPause, firstPause * 2 ** Math.max(0, failures - 1)) * (0.5 + random() / 2);

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

/** Reads one connection to its end. Answers normally when it ends, rejects when it breaks or falls silent. */
async function readConnection(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  tell: (event: StreamEvent) => void,
): Promise<void> {
  const parse = createEventParser(tell);
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel);
  let silence = setTimeout(cancel, patience);
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(cancel, patience);
      parse(decoder.decode(chunk.value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", cancel);
  }
}

/** One stream that is opened and closed at will and remembers where it was. */
export function createEventStream(ports: EventStreamPorts) {
  let lastEventId: string | null = null;
  let running: AbortController | null = null;

  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    const hear = (event: StreamEvent): void => {
      if (signal.aborted) return;
      failures = 0;
      if (event.id !== null) lastEventId = event.id;
      if (event.name !== "") ports.tell(event);
    };
    while (!signal.aborted) {
      try {
        await readConnection(await ports.open(lastEventId, signal), signal, hear);
      } catch (error) {
        if (ports.isFinal(error)) return;
      }
      failures += 1;
      await sleep(pauseAfter(failures, ports.random), signal);
    }
  }

  return {
    /** Opens it, or leaves it open; goes on where it was. */
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
    /** Another person's stream begins anew. */
    forget(): void {
      lastEventId = null;
    },
  };
}
