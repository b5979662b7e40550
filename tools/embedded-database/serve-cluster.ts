import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { launchPostgres, type Cluster } from "./cluster.ts";
import { DatabaseFailure } from "./failure.ts";
import { logLength, logTail } from "./log-file.ts";
import { openSession, type NodeSession } from "./node-session.ts";
import { forgetPostmaster, readPostmaster } from "./postmaster.ts";

export type Joined = { session: NodeSession; pid: number; port: number };

// Crash recovery of a large database takes long; a living postmaster is waited for. Milliseconds.
const startTimeoutMs = 180_000;
// Milliseconds; children of a killed postmaster may keep its shared memory briefly, or a free port may get taken.
const launchTimeoutMs = 8_000;

/** Returns a free TCP port of 127.0.0.1: `wanted` if it is free, otherwise any. */
async function freePort(wanted: number | null): Promise<number> {
  const probe = createServer();
  try {
    return await new Promise((settle, refuse) => {
      probe.once("error", refuse);
      probe.listen(wanted ?? 0, "127.0.0.1", () => {
        const address = probe.address();
        settle(typeof address === "object" && address ? address.port : 0);
      });
    });
  } catch (error) {
    if (wanted === null) throw error;
    return await freePort(null);
  } finally {
    probe.close();
  }
}

function explain(cluster: Cluster, end: string, from: number): DatabaseFailure {
  const logText = logTail(cluster.logFile, from);
  return new DatabaseFailure(
    `The embedded database did not start (${end}). Its log, ${cluster.logFile}, ends with:\n${logText}`,
  );
}

/**
 * Joins the PostgreSQL that serves the cluster, or starts it: at `port` if given, otherwise at its last port if that is
 * free. Waits while it is starting, recovering or stopping. The caller must have the cluster's lock.
 */
export async function serveCluster(cluster: Cluster, password: string, port: number | undefined): Promise<Joined> {
  const began = performance.now();
  const logged = logLength(cluster.logFile);
  let ended: (() => string | null) | null = null;
  while (performance.now() - began < startTimeoutMs) {
    const master = await readPostmaster(cluster.dataDirectory);
    if (master?.alive) {
      const session = master.ready && master.port ? await openSession(master.port, password) : null;
      if (session && master.port) return { session, pid: master.pid, port: master.port };
    } else {
      const end = ended?.() ?? null;
      if (end !== null && performance.now() - began > launchTimeoutMs) throw explain(cluster, end, logged);
      if (ended === null || end !== null) {
        if (end !== null) await sleep(400);
        if (master) forgetPostmaster(cluster.dataDirectory, master.pid);
        ended = launchPostgres(cluster, port ?? (await freePort(master?.port ?? null)));
      }
    }
    await sleep(10);
  }
  throw explain(cluster, "it did not answer in time", logged);
}
