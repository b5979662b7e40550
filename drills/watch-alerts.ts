import { createServer } from "node:http";
import { readFile, statfs } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openServerInternals } from "#testing/server-internals.ts";
import { writeBackupMetrics } from "../tools/backup/write-metrics.ts";
import { composeRules } from "../tools/observability/rules.ts";
import type { Say } from "./conduct.ts";
import type { Misbehaviour } from "./misbehave.ts";
import { openOffice, prepareNodes } from "./nodes.ts";
import { createPostgres } from "#testing/postgres.ts";
import { startPrometheus, type Prometheus } from "./prometheus.ts";
import { startProxy } from "./proxy.ts";
import { startWriting } from "./writers.ts";

export type Watching = {
  /** Alerts that fired while nothing was wrong. */
  false: string[];
  results: {
    name: string;
    /** Alerts that should have fired, and did not. */
    missing: string[];
    /** Alerts that fired, and are no consequence. */
    surplus: string[];
    /** Seconds until all expected alerts fired; null if one did not. */
    seconds: number | null;
  }[];
};

type Options = {
  directory: string;
  misbehaviours: readonly Misbehaviour[];
  /** Times of the rules are divided by it. */
  factor: number;
  healthySeconds: number;
  say: Say;
};

type Judged = Pick<Watching["results"][number], "missing" | "surplus">;

/** Compares alerts that fired with those that a misbehaviour must cause, and may cause; `real` ones are no fault. */
export function judgeAlerts(
  { expected, allowed }: Pick<Misbehaviour, "expected" | "allowed">,
  fired: ReadonlySet<string>,
  real: ReadonlySet<string>,
): Judged {
  const known = new Set<string>([...expected, ...allowed, ...real]);
  return {
    missing: expected.filter((name) => !fired.has(name)),
    surplus: [...fired].filter((name) => !known.has(name)),
  };
}

/** Seconds after which an alert that has not fired will not, or one that has not ended. */
const maxSeconds = 240;

/** Serves the file that `npm run backup -- --metrics` writes, as the node exporter does. */
async function serveBackupMetrics(directory: string): Promise<{ address: string; close: () => void }> {
  const path = join(directory, "backup.prom");
  await writeBackupMetrics(path, 1);
  const server = createServer((_request, response) => {
    void readFile(path).then((content) => response.setHeader("content-type", "text/plain; version=0.0.4").end(content));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, close: () => void server.close() };
}

/** Looks at the alerts until `isEnough`, or until the time is up; returns all that fired, with the seconds it took. */
async function observe(
  prometheus: Prometheus,
  isEnough: (firing: string[], all: Set<string>, seconds: number) => boolean,
) {
  const start = performance.now();
  const all = new Set<string>();
  for (;;) {
    const firing = await prometheus.firing();
    firing.forEach((name) => all.add(name));
    const seconds = (performance.now() - start) / 1000;
    if (isEnough(firing, all, seconds) || seconds > maxSeconds) return { all, seconds: Math.round(seconds) };
    await sleep(500);
  }
}

/** Runs two nodes with users under the eyes of Prometheus, healthy first, then misbehaving in one way after another. */
export async function watchAlerts(options: Options): Promise<Watching> {
  const { directory, misbehaviours, factor, healthySeconds, say } = options;
  await using started = new AsyncDisposableStack();
  const postgres = await createPostgres(join(directory, "primary"));
  started.defer(() => postgres.remove());
  const proxy = await startProxy(postgres.url);
  started.defer(() => proxy.close());
  const nodes = await prepareNodes(2, {
    databaseUrl: proxy.url,
    directory: join(directory, "data"),
    more: { RATE_LIMIT: "on", SMTP_URL: "smtp://127.0.0.1:9", COMMIT: "drill" },
  });
  started.defer(() => nodes.endAll());
  await nodes.start(0);
  await nodes.start(1);
  const { tokens, topicId } = await openOffice(nodes, 4);
  const inside = await openServerInternals({ ...nodes.environment, DATABASE_URL: postgres.url }, nodes.urls()[0] ?? "");
  started.defer(() => inside.close());
  const backup = await serveBackupMetrics(directory);
  started.defer(async () => backup.close());
  const prometheus = await startPrometheus({
    directory: join(directory, "prometheus"),
    rules: composeRules(factor),
    targets: { diwan: nodes.urls().map((url) => new URL(url).host), node: [backup.address] },
    interval: Math.max(1, Math.round(60 / factor)),
  });
  started.defer(() => prometheus.stop());
  const writing = startWriting({ urls: () => nodes.urls(), tokens, topicId, pause: 1_000 });
  started.defer(() => writing.finish());
  // Sealed each minute; times of the rules are shortened, and so is this.
  const sealing = setInterval(() => void inside.enqueueJob("audit.seal").catch(() => {}), 60_000 / factor);
  started.defer(async () => clearInterval(sealing));

  const { bavail, blocks } = await statfs(directory);
  const isDiskFilling = bavail / blocks < 0.2;
  // Right on a machine whose disk is that full, and no fault of the rules.
  const real = new Set(isDiskFilling ? ["DiwanDiskFilling", "DiwanDiskFull"] : []);
  say(`Two nodes serve four people; all times are a ${factor}th. Nothing is wrong for ${healthySeconds} s`);
  const healthy = await observe(prometheus, (_firing, _all, seconds) => seconds >= healthySeconds);
  const result: Watching = { false: [...healthy.all].filter((name) => !real.has(name)), results: [] };
  if (result.false.length > 0) say(`Fired without a cause: ${result.false.join(", ")}`);

  for (const misbehaviour of misbehaviours) {
    const { name, expected, begin } = misbehaviour;
    say(`Now ${name}`);
    const end = await begin({ nodes, postgres, proxy, inside });
    const { all, seconds } = await observe(prometheus, (_firing, seen) => expected.every((each) => seen.has(each)));
    await end();
    // Until all have ended, so that the next ones have their own cause; the last one's need not.
    const isLast = misbehaviour === misbehaviours.at(-1);
    const after = isLast ? all : (await observe(prometheus, (firing) => firing.every((each) => real.has(each)))).all;
    const { missing } = judgeAlerts(misbehaviour, all, real);
    const { surplus } = judgeAlerts(misbehaviour, all.union(after), real);
    say(missing.length === 0 ? `  ${expected.join(", ")} after ${seconds} s` : `  did not fire: ${missing.join(", ")}`);
    if (surplus.length > 0) say(`  fired as well: ${surplus.join(", ")}`);
    result.results.push({ name, missing, surplus, seconds: missing.length === 0 ? seconds : null });
  }
  return result;
}
