import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log/log.ts";
import { endOfFeed, readFeed, type ToldEvent } from "./feed.ts";
import { startListener } from "./listener.ts";
import type { Position } from "./position.ts";

/** The events of the whole installation, published on this node as they happen. */
export type Feed = {
  /** Position of the last event that was passed to the subscribers. */
  position(): Position;
  /** Passes all events from now on, in order, in batches; returns the function that unsubscribes. */
  subscribe(subscriber: (events: readonly ToldEvent[]) => void): () => void;
  stop(): Promise<void>;
};

type Options = { database: Database; listenUrl: string; log: Log; pingMs?: number };

// Milliseconds. Minimum between reads; while older transactions run, growing; without a listening connection; maximum.
const pause = 10;
const firstRetry = 20;
const longestRetry = 1_000;
const whileDeaf = 1_000;
const atLatest = 30_000;

/** Follows the feed from its current end. Rejects if the database is unreachable. */
export async function followEvents({ database, listenUrl, log, pingMs }: Options): Promise<Feed> {
  const subscribers = new Set<(events: readonly ToldEvent[]) => void>();
  let position = await endOfFeed(database.primary);
  let reading: Promise<void> | null = null;
  let woken = false;
  let retry = firstRetry;
  let lastRead = 0;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  const publish = (events: readonly ToldEvent[]): void => {
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
      const stretch = await readFeed(database.primary, position);
      position = stretch.position;
      if (stretch.events.length > 0) publish(stretch.events);
      if (stretch.more && !stopped) continue;
      if (!stretch.waiting) return listener.connected() ? atLatest : whileDeaf;
      const wait = retry;
      retry = Math.min(longestRetry, retry * 2);
      return wait;
    }
  }

  async function look(): Promise<void> {
    timer = null;
    woken = false;
    let wait = whileDeaf;
    try {
      wait = await read();
    } catch (error) {
      if (!stopped) log.warn({ err: error }, "could not read events");
    }
    lastRead = performance.now();
    reading = null;
    schedule(woken ? pause : wait);
  }

  function schedule(wait: number): void {
    if (timer !== null) clearTimeout(timer);
    timer = stopped ? null : setTimeout(() => void (reading = look()), wait);
  }

  function wake(): void {
    retry = firstRetry;
    if (reading === null) schedule(Math.max(0, lastRead + pause - performance.now()));
    else woken = true;
  }

  const listener = startListener({ url: listenUrl, log, onWake: wake, ...(pingMs === undefined ? {} : { pingMs }) });
  schedule(0);
  return {
    position: () => position,
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    stop: async () => {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await Promise.all([listener.stop(), reading]);
    },
  };
}
