import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { launchPostgres, type Cluster, type Launch } from "./cluster.ts";
import { DatabaseFailure } from "./failure.ts";
import { logLength, logTail } from "./log-file.ts";
import { openSession, type NodeSession } from "./node-session.ts";
import { forgetPostmaster, readPostmaster } from "./postmaster.ts";

/** A node's place at the running cluster. */
export type Joined = { session: NodeSession; pid: number; port: number };

// Crash recovery of a large database takes its time; a postmaster that lives is waited for.
const patience = 180_000;
// Children of a postmaster that was killed may keep its shared memory for a moment, and a free port may get taken.
const launchPatience = 8_000;

/** A TCP port of 127.0.0.1 that is free now: `wanted` if it is, otherwise any. */
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
  const said = logTail(cluster.logFile, from);
  return new DatabaseFailure(
    `The embedded database did not start (${end}). Its log, ${cluster.logFile}, ends with:\n${said}`,
  );
}

/**
 * Joins the PostgreSQL that serves the cluster, or starts it: at `port` if given, otherwise where it was last, if that
 * is free. Waits for one that is starting, recovering or stopping. The caller holds the cluster's lock.
 */
export async function serveCluster(cluster: Cluster, password: string, port: number | undefined): Promise<Joined> {
  const began = performance.now();
  const logged = logLength(cluster.logFile);
  let launch: Launch | null = null;
  while (performance.now() - began < patience) {
    const master = await readPostmaster(cluster.dataDirectory);
    if (master?.alive) {
      const session = master.ready && master.port ? await openSession(master.port, password) : null;
      if (session && master.port) return { session, pid: master.pid, port: master.port };
    } else {
      const end = launch?.ended() ?? null;
      if (end !== null && performance.now() - began > launchPatience) throw explain(cluster, end, logged);
      if (launch === null || end !== null) {
        if (end !== null) await sleep(400);
        if (master) forgetPostmaster(cluster.dataDirectory, master.pid);
        launch = launchPostgres(cluster, port ?? (await freePort(master?.port ?? null)));
      }
    }
    await sleep(10);
  }
  throw explain(cluster, "it did not answer in time", logged);
}
