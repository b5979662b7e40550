import pg from "pg";
import { keepAlive } from "#platform/database/client.ts";
import type { Log } from "#platform/log/log.ts";

/** The job queue's own connections. */
export function createJobPool(url: string, size: number, log: Log): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: size, application_name: "diwan-jobs", ...keepAlive });
  // A connection that dies while idle is replaced; without a listener the process would end.
  pool.on("error", (error) => log.warn({ reason: error.message }, "lost a connection of the job queue"));
  // The worker listens only while it uses a connection: the moment between that and the pool's own listener is covered
  // here.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
