import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";

// Milliseconds: between two looks; of silence before the server is probed; that it has to answer.
const everyMs = 2_500;
const silentMs = 5_000;
const timeoutMs = 5_000;

/** The request for TLS, which any PostgreSQL and any pooler answers with one byte before it asks for a user. */
const request = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Returns whether the server, or a pooler in front of it, answers a new connection within `timeoutMs`. */
async function answers(url: string): Promise<boolean> {
  const { host, port } = new pg.Client(url);
  const socket = host.startsWith("/") ? connect(join(host, `.s.PGSQL.${port}`)) : connect({ host, port });
  socket.on("error", () => {});
  try {
    socket.write(request);
    await once(socket, "data", { signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Undeclared by the driver's types. */
const socketOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Ends the connections in use of a pool when the database has stopped answering without closing them: a frozen machine, a
 * network that drops packets. Their requests would otherwise wait for minutes. A slow statement is not affected: the
 * server still answers a new connection.
 */
export function watchSilence(pool: pg.Pool, url: string): void {
  type Look = { bytes: number; at: number };
  const inUse = new Map<pg.PoolClient, Look>();
  let timer: NodeJS.Timeout | null = null;

  async function look(): Promise<void> {
    const now = performance.now();
    for (const [client, seen] of inUse) {
      const { bytesRead } = socketOf(client);
      if (bytesRead !== seen.bytes) inUse.set(client, { bytes: bytesRead, at: now });
    }
    const silent = [...inUse].filter(([, { at }]) => now - at >= silentMs);
    if (silent.length === 0 || (await answers(url))) return;
    for (const [client, seen] of silent) {
      const stream = socketOf(client);
      if (inUse.get(client) === seen && stream.bytesRead === seen.bytes)
        stream.destroy(new Error("Connection terminated: the database does not answer"));
    }
  }

  function schedule(): void {
    timer ??= setTimeout(() => {
      void look().finally(() => {
        timer = null;
        if (inUse.size > 0) schedule();
      });
    }, everyMs).unref();
  }

  pool.on("acquire", (client) => {
    inUse.set(client, { bytes: socketOf(client).bytesRead, at: performance.now() });
    schedule();
  });
  pool.on("release", (_error, client) => void inUse.delete(client));
  pool.on("remove", (client) => void inUse.delete(client));
}
