import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Lock } from "@tus/server";
import { keepAlive } from "#platform/database/client.ts";

const channel = "diwan_upload";
/** Milliseconds between two tries at another node's lock. */
const retryMs = 50;
/** Milliseconds after which an unused connection is closed. */
const idleMs = 20_000;

const tryLock = "select pg_try_advisory_lock(hashtextextended('upload ' || $1, 0)) as taken";
const releaseLock = "select pg_advisory_unlock(hashtextextended('upload ' || $1, 0))";

/** Thrown if a lock is not released in time. */
export class LockTimeout extends Error {
  constructor() {
    super("The upload is in use.");
    this.name = "LockTimeout";
  }
}

export type UploadLocker = ReturnType<typeof createUploadLocker>;

type Holder = { requestRelease: () => void };

/**
 * Creates locks on uploads across nodes: PostgreSQL advisory locks, all of this node's on one connection, opened on
 * demand. A contender asks the lock's owner to release it, on another node by a notification. `url` is a direct
 * address, since the locks belong to the session. Throws `LockTimeout` after `timeoutMs` milliseconds.
 */
export function createUploadLocker(url: string, timeoutMs = 15_000) {
  const holders = new Map<string, Holder>();
  let connection: Promise<pg.Client> | null = null;
  let closing: ReturnType<typeof setTimeout> | undefined;

  /** The driver accepts one query at a time on a connection. */
  let lastQuery: Promise<unknown> = Promise.resolve();
  function runQuery<Row extends pg.QueryResultRow>(client: pg.Client, text: string, values: string[]): Promise<Row[]> {
    const answer = lastQuery.then(async () => (await client.query<Row>(text, values)).rows);
    lastQuery = answer.catch(() => {});
    return answer;
  }

  function forget(lost: Promise<pg.Client>): void {
    if (connection !== lost) return;
    connection = null;
    // The locks ended with the session: their owners must stop writing.
    for (const holder of holders.values()) holder.requestRelease();
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: "diwan-uploads",
      ...keepAlive,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    const own = (async () => {
      await client.connect();
      client.on("notification", ({ payload }) => holders.get(payload ?? "")?.requestRelease());
      await client.query(`listen ${channel}`);
      return client;
    })();
    connection = own;
    client.on("error", () => forget(own));
    client.once("end", () => forget(own));
    own.catch(() => forget(own));
    return own;
  }

  const session = (): Promise<pg.Client> => {
    clearTimeout(closing);
    return connection ?? connect();
  };

  async function disconnect(): Promise<void> {
    clearTimeout(closing);
    const open = connection;
    connection = null;
    const client = await open?.catch(() => null);
    await client?.end().catch(() => {});
  }

  function closeWhenIdle(): void {
    clearTimeout(closing);
    closing = setTimeout(() => {
      if (holders.size === 0) void disconnect();
    }, idleMs).unref();
  }

  /** Tries once to take the lock on this node and in the database; false after asking its owner to release it. */
  async function take(id: string, holder: Holder): Promise<boolean> {
    const present = holders.get(id);
    if (present !== undefined) {
      present.requestRelease();
      return false;
    }
    // Set before the database is queried: the session has the lock for the whole node.
    holders.set(id, holder);
    try {
      const client = await session();
      const [row] = await runQuery<{ taken: boolean }>(client, tryLock, [id]);
      if (row?.taken === true) return true;
      await runQuery(client, "select pg_notify($1, $2)", [channel, id]);
    } catch (error) {
      holders.delete(id);
      throw error;
    }
    holders.delete(id);
    return false;
  }

  function newLock(id: string): Lock {
    let own: Holder | null = null;
    return {
      async lock(signal, cancel) {
        const holder = { requestRelease: () => void cancel() };
        const deadline = performance.now() + timeoutMs;
        while (!(await take(id, holder))) {
          if (signal.aborted || performance.now() > deadline) throw new LockTimeout();
          await sleep(retryMs);
        }
        own = holder;
      },
      async unlock() {
        if (own === null || holders.get(id) !== own) return;
        own = null;
        try {
          // A lost session has released its lock.
          const client = await connection;
          if (client !== null) await runQuery(client, releaseLock, [id]);
        } catch {
          await disconnect();
        }
        holders.delete(id);
        closeWhenIdle();
      },
    };
  }

  return {
    newLock,
    /** Returns the number of locks of this node. */
    held: () => holders.size,
    close: disconnect,
  };
}
