import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openServerInternals } from "#testing/server-internals.ts";
import { sendDuringRestart } from "#testing/rolling-restart.ts";
import { createScratchDatabase } from "#testing/scratch.ts";
import { freePort, startServerProcess, type ServerProcess } from "#testing/server-process.ts";
import { environmentOf } from "./child.ts";
import type { Finding } from "./measurements.ts";

const runs = 3;
const minRequests = 10_000;
const lanes = 8;

async function restartOnce(environment: Record<string, string>, run: number): Promise<Finding> {
  const ports = [await freePort(), await freePort()];
  const start = (port: string): Promise<ServerProcess> => startServerProcess({ ...environment, PORT: port });
  const nodes: ServerProcess[] = [];
  try {
    for (const port of ports) nodes.push(await start(port));
    const inside = await openServerInternals(environment, nodes[0]?.url ?? "");
    const { token } = await inside.startSession(await inside.hire(`Omar${run}`));
    await inside.close();
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const topic = JSON.stringify({ categoryId: "2", titleEn: "While nodes restart", contentEn: "Nothing is lost." });
    const { sent, failures } = await sendDuringRestart({
      urls: nodes.map(({ url }) => url),
      // A tenth of the requests write; the rest are the reads of a screen.
      request: () => {
        const share = Math.random();
        if (share < 0.1) return { path: "/api/topics", init: { method: "POST", headers, body: topic } };
        return { path: share < 0.6 ? "/api/topics?limit=20" : "/api/me", init: { headers } };
      },
      least: minRequests,
      lanes,
      restart: async () => {
        for (const [place, port] of ports.entries()) {
          await nodes[place]?.end("SIGTERM");
          nodes[place] = await start(port);
        }
      },
    });
    for (const failure of failures.slice(0, 10)) console.error(failure);
    return {
      what: `failed requests of a rolling restart, run ${run}`,
      server: failures.length,
      floor: sent,
      unit: "requests",
      ratio: failures.length / sent,
      bound: `0 of ${minRequests} and more`,
      holds: failures.length === 0,
    };
  } finally {
    for (const node of nodes) await node.end("SIGKILL");
  }
}

/** Restarts two nodes in turn under load, with a client that polls `/readyz` every 200 ms. */
export async function measureRollingRestart(clusterUrl: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let run = 1; run <= runs; run += 1) {
    await using scratch = await createScratchDatabase(clusterUrl);
    await using directory = await mkdtempDisposable(join(tmpdir(), "diwan-restart-"));
    const environment = { ...environmentOf(scratch.url, directory.path), LOG_LEVEL: "silent" };
    findings.push(await restartOnce(environment, run));
  }
  return findings;
}
