import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPooler } from "#testing/pgbouncer.ts";
import { createPostgres, openWorkDirectory } from "#testing/postgres.ts";
import { ofPrimary, startReplica } from "#testing/replica.ts";
import { fillOnFirstUse, openFilledDatabase } from "../filled-database.ts";
import { capacityFilling, type Size } from "./data.ts";

/** A filled database of a measurement. */
export type CapacityDatabase = {
  /** The address of the primary, past a pooler. */
  url: string;
  /** The variables of the servers that lead to it. */
  environment: Record<string, string>;
  description: string;
};

/** Opens the embedded database in a directory, filled on first use. */
export async function openSingleDatabase(directory: string): Promise<CapacityDatabase & AsyncDisposable> {
  const running = await openFilledDatabase(directory, capacityFilling());
  return {
    url: running.url,
    environment: { DATABASE_URL: running.url },
    description: "PostgreSQL (durable)",
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  };
}

/**
 * Fills a primary in the temporary directory and starts a replica that its commits wait for, and PgBouncer in front of
 * it where there is one. All are removed at the end.
 */
export async function openReplicatedDatabase(
  say: (line: string) => void,
  size?: Size,
): Promise<CapacityDatabase & AsyncDisposable> {
  await using opened = new AsyncDisposableStack();
  const directory = opened.use(await mkdtempDisposable(join(tmpdir(), "diwan-capacity-")));
  await openWorkDirectory(directory.path);
  const settings = { ...ofPrimary, shared_buffers: "256MB", max_wal_size: "2GB", jit: "off" };
  const primary = await createPostgres(join(directory.path, "primary"), settings);
  opened.defer(() => primary.remove());
  await fillOnFirstUse(primary.url, capacityFilling(size));
  const replica = await startReplica(primary, join(directory.path, "replica"));
  opened.defer(() => replica.remove());
  const place = { url: primary.url, postgres: primary, directory: join(directory.path, "pooler") };
  const { pooler, description } = await startPooler(place, say);
  opened.defer(() => pooler?.stop());
  const owned = opened.move();
  return {
    url: primary.url,
    environment: {
      DATABASE_URL: pooler?.url ?? primary.url,
      DATABASE_DIRECT_URL: primary.url,
      DATABASE_READ_URL: replica.url,
    },
    description: `PostgreSQL (durable) with a replica that commits wait for and a pooler (${description})`,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
