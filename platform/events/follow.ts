import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log/log.ts";
import { endOfFeed, readFeed, type PublishedEvent } from "./feed.ts";
import { startListener } from "./listener.ts";

/** The events of the whole installation, published on this node as they happen. */
export type Feed = Awaited<ReturnType<typeof followEvents>>;

type Subscriber = (events: readonly PublishedEvent[]) => void;
type Options = { database: Database; listenUrl: string; log: Log; pingMs?: number };

// Milliseconds. Minimum between reads; while older transactions run, growing; without a listening connection; maximum.
const minPauseMs = 10;
const firstRetryMs = 20;
const maxRetryMs = 1_000;
const disconnectedPollMs = 1_000;
const maxPollMs = 30_000;

/** Follows the feed from its current end. Rejects if the database is unreachable. */
export async function followEvents({ database, listenUrl, log, pingMs }: Options) {
  const subscribers = new Set<Subscriber>();
  let position = await endOfFeed(database.primary);
  let reading: Promise<void> | null = null;
  let woken = false;
  let retry = firstRetryMs;
  let lastRead = 0;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  const publish = (events: readonly PublishedEvent[]): void => {
    for (const subscriber of subscribers) {
      try {
        subscriber(events);
      } catch (error) {
        log.error({ err: error }, "a subscriber to events failed");
      }
    }
  };

  /** Reads all available events; returns the milliseconds until the next poll. */
  async function read(): Promise<number> {
    for (;;) {
      const batch = await readFeed(database.primary, position);
      position = batch.position;
      if (batch.events.length > 0) publish(batch.events);
      if (batch.more && !stopped) continue;
      if (!batch.waiting) return listener.connected() ? maxPollMs : disconnectedPollMs;
      const delayMs = retry;
      retry = Math.min(maxRetryMs, retry * 2);
      return delayMs;
    }
  }

  async function poll(): Promise<void> {
    timer = null;
    woken = false;
    let delayMs = disconnectedPollMs;
    try {
      delayMs = await read();
    } catch (error) {
      if (!stopped) log.warn({ err: error }, "could not read events");
    }
    lastRead = performance.now();
    reading = null;
    schedule(woken ? minPauseMs : delayMs);
  }

  function schedule(delayMs: number): void {
    if (timer !== null) clearTimeout(timer);
    timer = stopped ? null : setTimeout(() => void (reading = poll()), delayMs);
  }

  function wake(): void {
    retry = firstRetryMs;
    if (reading === null) schedule(Math.max(0, lastRead + minPauseMs - performance.now()));
    else woken = true;
  }

  const listener = startListener({ url: listenUrl, log, onWake: wake, ...(pingMs === undefined ? {} : { pingMs }) });
  schedule(0);
  return {
    /** Position of the last event that was passed to the subscribers. */
    position: () => position,
    /** False while events are polled for, because the connection that reports them is lost. */
    isListening: () => listener.connected(),
    /** Passes all events from now on, in order, in batches; returns the function that unsubscribes. */
    subscribe(subscriber: Subscriber): () => void {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    stop: async (): Promise<void> => {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await Promise.all([listener.stop(), reading]);
    },
  };
}
