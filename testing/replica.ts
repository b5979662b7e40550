import { openClient } from "#platform/database/client.ts";
import { runStatements } from "./scratch.ts";
import { until } from "./until.ts";
import type { Postgres } from "./postgres.ts";

/** Settings of a primary that has replicas. */
export const ofPrimary = { wal_keep_size: "256MB", max_connections: "200" };

export async function readValue<Value>(url: string, expression: string): Promise<Value> {
  await using client = await openClient(url);
  const { rows } = await client.query<{ value: Value }>(`select ${expression} as value`);
  const [row] = rows;
  if (row === undefined) throw new Error(`The database did not answer: ${expression}.`);
  return row.value;
}

/**
 * Starts a replica that follows a primary by streaming. From then on the primary acknowledges a commit when the replica
 * has it on its disk.
 */
export async function startReplica(primary: Postgres, directory: string): Promise<Postgres> {
  const { port, username, password } = new URL(primary.url);
  const connection = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=replica`;
  const replica = await primary.copyTo(directory, { primary_conninfo: connection });
  await replica.writeFile("standby.signal", "");
  await replica.start();
  const isStreaming = "exists (select from pg_stat_replication where state = 'streaming')";
  await until("a replica that streams", () => readValue<boolean>(primary.url, isStreaming));
  await runStatements(primary.url, "alter system set synchronous_standby_names = '*'", "select pg_reload_conf()");
  const isSynchronous = "exists (select from pg_stat_replication where sync_state = 'sync')";
  await until("a replica that commits wait for", () => readValue<boolean>(primary.url, isSynchronous));
  return replica;
}

/** Makes a replica the primary; returns when it accepts writes. */
export async function promote(replica: Postgres): Promise<void> {
  await readValue(replica.url, "pg_promote(true, 60)");
  await until("a promoted replica", () => readValue<boolean>(replica.url, "not pg_is_in_recovery()"));
}
