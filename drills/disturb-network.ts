import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { until } from "#testing/until.ts";
import type { Outcome, Say } from "./conduct.ts";
import { openOffice, prepareNodes } from "./nodes.ts";
import { createPostgres, openWorkDirectory } from "#testing/postgres.ts";
import { startProxy, type Proxy } from "./proxy.ts";
import { untilReadiness } from "./readiness.ts";
import { readDuring } from "./reading.ts";
import { compareWritten, startWriting } from "./writers.ts";

type Failure = {
  name: string;
  begin(proxy: Proxy): void | Promise<void>;
  end(proxy: Proxy): void | Promise<void>;
  /** Of `/readyz`. */
  reasons: string[];
  /** Seconds within which every request must be answered; null where the delay itself decides. */
  boundSeconds: number | null;
};

const failures: readonly Failure[] = [
  {
    name: "slow",
    begin: (proxy) => proxy.delay(1_200),
    end: (proxy) => proxy.delay(0),
    reasons: ["database slow"],
    boundSeconds: null,
  },
  {
    name: "silent",
    begin: (proxy) => proxy.cut(),
    end: (proxy) => proxy.heal(),
    reasons: ["database slow", "database unreachable"],
    boundSeconds: 25,
  },
  {
    name: "refusing",
    begin: (proxy) => proxy.refuse(),
    end: (proxy) => proxy.open(),
    reasons: ["database unreachable"],
    boundSeconds: 5,
  },
];

/** Statuses that are allowed meanwhile. */
const isClear = (kind: string): boolean => ["200", "503 unavailable"].includes(kind);

/** Makes the network to the database slow, silent and refusing in turn, each for `seconds`, while people read and write. */
export async function disturbNetwork(seconds: number, say: Say): Promise<Outcome> {
  const directory = await openWorkDirectory(await mkdtemp(join(tmpdir(), "diwan-network-")));
  const postgres = await createPostgres(join(directory, "database"));
  const proxy = await startProxy(postgres.url);
  const nodes = await prepareNodes(2, { databaseUrl: proxy.url, directory: join(directory, "files") });
  try {
    await Promise.all([nodes.start(0), nodes.start(1)]);
    const { tokens, topicId } = await openOffice(nodes, 5);
    const urls = nodes.urls();
    const writing = startWriting({ urls: nodes.urls, tokens: tokens.slice(0, 4), topicId, pause: 50 });
    const figures: Outcome["figures"] = {};
    const broken: string[] = [];
    for (const { name, begin, end, reasons, boundSeconds } of failures) {
      const goal = writing.acknowledged() + 20;
      await until("entries between two failures", () => writing.acknowledged() >= goal);
      say(`the database is ${name}`);
      let noticed = 0;
      const { answers, slowestMs } = await readDuring(urls, tokens[4] ?? "", async () => {
        await begin(proxy);
        noticed = await untilReadiness(urls, ...reasons);
        await sleep(Math.max(0, seconds - noticed) * 1000);
        await end(proxy);
      });
      const recovered = await untilReadiness(urls, "ready");
      const slowest = Math.round(slowestMs / 100) / 10;
      const unclear = [...answers.keys()].filter((kind) => !isClear(kind));
      if (boundSeconds !== null && slowest > boundSeconds) broken.push(`an answer took ${slowest} s (${name})`);
      if (unclear.length > 0) broken.push(`answers ${unclear.join(", ")} (${name})`);
      say(`noticed after ${noticed} s, ready again ${recovered} s after its end; slowest answer ${slowest} s`);
      figures[`${name}: seconds until /readyz says so`] = noticed;
      figures[`${name}: slowest answer in seconds`] = slowest;
      figures[`${name}: seconds until ready again`] = recovered;
      for (const [kind, count] of answers) figures[`${name}: answers ${kind}`] = count;
    }
    await writing.finish();
    const { lost, twice, stored } = await compareWritten(postgres.url, topicId, writing.entries);
    const total = writing.entries.length;
    if (writing.unclear.length > 0) broken.push(`writers were answered ${writing.unclear[0]}`);
    if (writing.answers.has("500")) broken.push("writers were answered 500");
    if (lost.length + twice.length > 0 || stored !== total)
      broken.push(`${lost.length} acknowledged entries lost, ${twice.length} twice, ${stored} of ${total} present`);
    for (const [status, count] of writing.answers) figures[`writers: answers ${status}`] = count;
    return {
      holds: broken.length === 0,
      sentence:
        broken.length === 0
          ? `While the database was slow, silent and unreachable, each for ${seconds} s, /readyz said so, requests were answered ` +
            `or refused with 503 and a code, and afterwards the nodes served again by themselves: all ${total} entries are there once.`
          : `With a disturbed network to the database: ${broken.join("; ")}.`,
      figures: { ...figures, entries: total, lost: lost.length, twice: twice.length },
    };
  } finally {
    await nodes.endAll();
    await proxy.close();
    await postgres.remove();
    await rm(directory, { recursive: true, force: true });
  }
}
