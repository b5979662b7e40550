import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "#platform/log/log.ts";
import { connectionLoss, keepAlive } from "#platform/database/client.ts";

/** The channel on which a commit with events wakes all nodes. */
const eventChannel = "diwan_event";

type Options = {
  /** A direct address: LISTEN does not survive a pooler that shares connections between transactions. */
  url: string;
  log: Log;
  /** Called at every notification, at a loss of the connection, and at its return, since some may have been missed. */
  onWake: () => void;
  /** Milliseconds between pings of the connection; a silent one is closed after as long again. */
  pingMs?: number;
};

const maxWaitMs = 5_000;

/** Keeps one connection listening across server restarts, killed backends and network failures. */
export function startListener({ url, log, onWake, pingMs = 15_000 }: Options) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let connected = false;

  /** Listens on one connection until it is lost or the listener is stopped; throws the cause. */
  async function listen(onListening: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: "diwan-listen",
      ...keepAlive,
      connectionTimeoutMillis: 5_000,
      query_timeout: pingMs,
    });
    const lost = connectionLoss(client);
    try {
      await Promise.race([client.connect(), lost]);
      client.on("notification", onWake);
      await client.query(`listen ${eventChannel}`);
      onListening();
      while (!signal.aborted) {
        await Promise.race([sleep(pingMs, null, { signal }), lost]);
        await Promise.race([client.query("select 1"), lost]);
      }
    } finally {
      if (connected) {
        connected = false;
        if (!signal.aborted) onWake();
      }
      // Not awaited: closing a dead connection never ends.
      client.end().catch(() => {});
    }
  }

  async function run(): Promise<void> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await listen(() => {
          failures = 0;
          connected = true;
          onWake();
        });
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ err: error }, "lost the connection that listens for events");
      }
      const wait = Math.min(maxWaitMs, 100 * 2 ** failures) * (0.5 + Math.random() / 2);
      await sleep(wait, null, { signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    /** False while the connection is lost: notifications may be missed, so poll the database. */
    connected: () => connected,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
