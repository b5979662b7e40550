import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Log } from "#platform/log/log.ts";
import { endOfFeed, readFeed, type PublishedEvent } from "./feed.ts";
import type { Feed } from "./follow.ts";
import type { Position } from "./position.ts";

/**
 * Processes each event once, on one node. `handle` gets the next events in order, in the transaction that also moves
 * the consumer's position: if it throws, both are rolled back and the same events are delivered again. While it runs,
 * no later event is published, so long work belongs in jobs that it enqueues.
 */
export type Consumer = {
  /** Name of the position in the database; a consumer with a new name begins with later events. */
  name: string;
  handle(tx: Transaction, events: readonly PublishedEvent[]): Promise<void>;
};

export type Consumers = { stop(): Promise<void> };

type Options = {
  database: Database;
  feed: Pick<Feed, "subscribe">;
  consumers: readonly Consumer[];
  log: Log;
};

/** Maximum events per transaction. */
const maxEvents = 100;
// Milliseconds until the next poll: at most; while another node is busy; after a failure, growing.
const maxPollMs = 30_000;
const busyPollMs = 1_000;
const firstRetryMs = 500;
const maxRetryMs = 60_000;

const insertConsumer = statement<never>(
  "insert into event_consumer (name, position) values ($1, $2) on conflict (name) do nothing",
);
const readPosition = statement<{ position: Position }>("select position from event_consumer where name = $1");
const lockPosition = statement<{ position: Position }>(
  "select position from event_consumer where name = $1 for update skip locked",
);
const movePosition = statement<never>("update event_consumer set position = $2, updated_at = now() where name = $1");

async function registerConsumers(db: Reader, consumers: readonly Consumer[]): Promise<void> {
  const end = await endOfFeed(db);
  for (const { name } of consumers) await insertConsumer(db, [name, end]);
}

/** Passes events to a consumer whose position is `from`; returns false if another node is processing. */
const deliver = (db: Reader, consumer: Consumer, from: Position, events: readonly PublishedEvent[]): Promise<boolean> =>
  transaction(db, async (tx) => {
    const [locked] = await lockPosition(tx, [consumer.name]);
    if (locked?.position !== from) return false;
    await consumer.handle(tx, events);
    await movePosition(tx, [consumer.name, events.at(-1)?.position ?? from]);
    return true;
  });

/** "waiting": some committed events are not readable yet; the feed wakes the consumer when they are. */
type Step = "more" | "busy" | "waiting" | "end";

/**
 * Passes the next events to a consumer, `size` per transaction. The feed is read before these transactions, since a
 * running transaction delays the feed; so the position is compared again under its lock.
 */
async function step(db: Reader, consumer: Consumer, size: number, signal?: AbortSignal): Promise<Step> {
  const [stored] = await readPosition(db, [consumer.name]);
  if (stored === undefined) throw new Error(`The consumer ${consumer.name} has no position.`);
  let from = stored.position;
  const { events, waiting } = await readFeed(db, from);
  for (let start = 0; start < events.length; start += size) {
    if (signal?.aborted === true) return "end";
    const batch = events.slice(start, start + size);
    if (!(await deliver(db, consumer, from, batch))) return "busy";
    from = batch.at(-1)?.position ?? from;
  }
  if (events.length > 0) return "more";
  return waiting ? "waiting" : "end";
}

/** Runs one consumer on this node; returns the functions that wake and stop it. */
function startConsumer(db: Reader, consumer: Consumer, log: Log): { wake(): void; stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let woken = false;
  let failures = 0;

  /** Works to the end of the feed; returns the milliseconds until the next poll. */
  async function work(): Promise<number> {
    for (;;) {
      // After a failure one event at a time, so that the ones before the failing event are completed.
      const result = await step(db, consumer, failures === 0 ? maxEvents : 1, signal);
      failures = 0;
      if (result === "busy") return busyPollMs;
      if (result !== "more") return maxPollMs;
    }
  }

  async function run(): Promise<void> {
    timer = null;
    woken = false;
    let delayMs: number;
    try {
      delayMs = await work();
    } catch (error) {
      delayMs = Math.min(maxRetryMs, firstRetryMs * 2 ** failures);
      failures += 1;
      if (!signal.aborted) log.error({ err: error, consumer: consumer.name, failures }, "a consumer of events failed");
    }
    running = null;
    schedule(woken && failures === 0 && delayMs === maxPollMs ? 0 : delayMs);
  }

  function schedule(delayMs: number): void {
    if (timer !== null) clearTimeout(timer);
    timer = signal.aborted ? null : setTimeout(() => void (running = run()), delayMs);
  }

  schedule(0);
  return {
    wake: () => {
      if (running !== null) woken = true;
      else if (failures === 0) schedule(0);
    },
    stop: async () => {
      stopping.abort();
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}

/**
 * Starts the durable consumers of events on this node, next to those of other nodes. Each event is handled exactly once
 * in the database, and none is skipped, whatever is stopped or killed. Rejects if the database is unreachable now.
 */
export async function startConsumers({ database, feed, consumers, log }: Options): Promise<Consumers> {
  await registerConsumers(database.primary, consumers);
  const started = consumers.map((consumer) => startConsumer(database.primary, consumer, log));
  const leave = feed.subscribe(() => started.forEach((consumer) => consumer.wake()));
  return {
    stop: async () => {
      leave();
      await Promise.all(started.map((consumer) => consumer.stop()));
    },
  };
}

/** For tests: handles all pending events; a new consumer begins with later ones. Rejects if a consumer failed. */
export async function consumeOnce({ database, consumers }: Pick<Options, "database" | "consumers">): Promise<void> {
  await registerConsumers(database.primary, consumers);
  for (const consumer of consumers) {
    for (let result = await step(database.primary, consumer, maxEvents); result !== "end";) {
      if (result !== "more") await sleep(5);
      result = await step(database.primary, consumer, maxEvents);
    }
  }
}
