import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";
import type { Database } from "#platform/database/database.ts";
import { metrics, type GaugeKey, type SetGauge } from "./declared.ts";
import { partsOfPrimary, pingPrimary, pingReplica, readReplica } from "./read-database.ts";

/** The parts of a node that its gauges describe. */
export type Watched = {
  database: Database;
  openStreams: () => number;
  /** Whether the connection that reports events is open. */
  isListening: () => boolean;
  /** Names of the consumers of events that run. */
  consumers: readonly string[];
  /** Sealed secrets that the current secret key does not open. */
  countEarlierSecrets: () => Promise<number>;
  isReady: () => Promise<boolean>;
  dataDirectory: string;
  version: string;
  commit: string;
};

/** Milliseconds that one reading may take: a database that hangs must not delay the other metrics. */
const timeoutMs = 2_000;

/** Returns a function that waits a limited time, and rejects after it. A reading still in progress is not begun again. */
function limited(read: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return async () => {
    running ??= read().finally(() => (running = null));
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error("It took too long.")), timeoutMs);
    await Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
}

const succeeds = (reading: Promise<void>): Promise<boolean> =>
  reading.then(
    () => true,
    () => false,
  );

/** Gauges that are read at a scrape. One that cannot be read is NaN; the others are still served. */
export function createGauges(registry: Registry, watched: Watched): () => Promise<void> {
  const {
    database,
    openStreams,
    isListening,
    consumers,
    countEarlierSecrets,
    isReady,
    dataDirectory,
    version,
    commit,
  } = watched;
  const gauges = new Map<GaugeKey, Gauge>();
  const hasReplica = database.replica !== database.primary;
  for (const [key, { name, type, help, labels }] of Object.entries(metrics)) {
    if (type !== "gauge" || (key === "replicaLag" && !hasReplica)) continue;
    gauges.set(key as GaugeKey, new Gauge({ name, help, labelNames: labels, registers: [registry] }));
  }
  const set: SetGauge = (key, value, labels = {}) => gauges.get(key)?.set(labels, value);
  const forget = (...keys: GaugeKey[]): void => keys.forEach((key) => set(key, Number.NaN));

  const ping = limited(() => pingPrimary(database, set));
  const replica = limited(() => pingReplica(database));
  const lag = limited(() => readReplica(database, set));
  const secrets = {
    keys: ["earlierSecrets"] as const,
    read: async () => set("earlierSecrets", await countEarlierSecrets()),
  };
  const parts = [...partsOfPrimary(database, consumers, set), secrets].map(({ keys, read }) => ({
    keys,
    read: limited(read),
  }));

  const readPrimary = async (): Promise<void> => {
    let isUp = await succeeds(ping());
    set("databaseUp", Number(isUp), { pool: "primary" });
    if (!isUp) forget("databasePing", "clockOffset");
    for (const { keys, read } of parts) {
      // After one that failed, the next would only wait as long.
      isUp &&= await succeeds(read());
      if (!isUp) forget(...keys);
    }
    if (!isUp) for (const consumer of consumers) set("consumerLag", Number.NaN, { consumer });
  };
  const readReplicas = async (): Promise<void> => {
    if (!hasReplica) return;
    const isUp = await succeeds(replica());
    set("databaseUp", Number(isUp), { pool: "replica" });
    if (!isUp || !(await succeeds(lag()))) forget("replicaLag");
  };
  const readDisk = async (): Promise<void> => {
    const { bavail, blocks, bsize } = await statfs(dataDirectory);
    set("diskFree", bavail * bsize);
    set("diskSize", blocks * bsize);
  };

  set("build", 1, { version, commit });
  return async () => {
    set("databaseWaiting", database.waiting());
    for (const { pool, used, max } of database.pools()) {
      set("databaseConnections", used, { pool });
      set("databaseMaxConnections", max, { pool });
    }
    set("eventStreams", openStreams());
    set("listening", Number(isListening()));
    const ready = isReady().then((is) => set("ready", Number(is)));
    await Promise.all([readPrimary(), readReplicas(), readDisk().catch(() => forget("diskFree", "diskSize")), ready]);
  };
}
