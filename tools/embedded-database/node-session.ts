import pg from "pg";
import { databaseUser } from "./cluster.ts";
import { codeOf, DatabaseFailure } from "./failure.ts";

// Any unique constant: the bytes of "diwan".
const presenceLock = "431266161006";

/** The connection that marks a node as present. */
export type NodeSession = NonNullable<Awaited<ReturnType<typeof openSession>>>;

export const databaseUrl = (port: number, password: string, database: string): string =>
  `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

/**
 * Connects to the cluster; null while it does not respond, is starting or stopping, or a node that is stopping it has
 * the lock.
 * @throws {DatabaseFailure} when the password is refused.
 */
export async function openSession(port: number, password: string) {
  const client = new pg.Client({
    connectionString: databaseUrl(port, password, "postgres"),
    application_name: "diwan-node",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ssl: false,
  });
  let closing = false;
  let ended = false;
  const listeners: (() => void)[] = [];
  client.on("error", () => {}); // "end" follows
  client.on("end", () => {
    ended = true;
    if (!closing) for (const listener of listeners) listener();
  });
  /** Returns the first column of the first row, or null. */
  const value = async (sql: string, parameters: unknown[] = []): Promise<unknown> => {
    const { rows } = await client.query<unknown[]>({ text: sql, values: parameters, rowMode: "array" });
    return rows[0]?.[0] ?? null;
  };
  const close = async (): Promise<void> => {
    closing = true;
    if (!ended) await client.end().catch(() => {});
  };
  try {
    await client.connect();
    if (await value("select pg_try_advisory_lock_shared($1)", [presenceLock])) {
      /** Not called when the connection is closed here. */
      const onLost = (listener: () => void): void => void (ended ? listener() : listeners.push(listener));
      return { value, onLost, close };
    }
  } catch (error) {
    if (codeOf(error) === "28P01") {
      await close();
      throw new DatabaseFailure(
        "The embedded database refuses its own password: the password file beside it is not the one it was created " +
          "with. Put the right one back, or move the data away to start with an empty database.",
        { cause: error },
      );
    }
  }
  await close();
  return null;
}

/** Ends the presence of `session`; returns true if it was the last, after which no node can join. */
export async function leave(session: NodeSession): Promise<boolean> {
  await session.value("select pg_advisory_unlock_shared($1)", [presenceLock]);
  return (await session.value("select pg_try_advisory_lock($1)", [presenceLock])) === true;
}
