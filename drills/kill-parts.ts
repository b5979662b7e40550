import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openClient } from "#platform/database/client.ts";
import { queueMail } from "#platform/mail/mail.ts";
import { readOutbox } from "#platform/mail/outbox.ts";
import { openServerInternals } from "#testing/server-internals.ts";
import { until } from "#testing/until.ts";
import { seededRandom } from "../database/seed/random.ts";
import type { Outcome, Say } from "./conduct.ts";
import { followStream } from "./follow-stream.ts";
import { openOffice, prepareNodes, type Nodes } from "./nodes.ts";
import { createPostgres, openWorkDirectory, type Postgres } from "#testing/postgres.ts";
import { untilReadiness } from "./readiness.ts";
import { compareWritten, startWriting } from "./writers.ts";

const kinds = ["a node", "the database", "a node and the database"] as const;
type Kind = (typeof kinds)[number];

/** Chooses the part to kill: the database a third of the time, now and then together with a node. */
export function chooseKill(random: () => number): { kind: Kind; node: number; entriesBefore: number } {
  const chance = random();
  const kind = chance < 0.6 ? "a node" : chance < 0.9 ? "the database" : "a node and the database";
  return { kind, node: Math.floor(random() * 2), entriesBefore: 1 + Math.floor(random() * 15) };
}

async function kill(kind: Kind, node: number, nodes: Nodes, postgres: Postgres): Promise<void> {
  const ends: Promise<void>[] = [];
  if (kind !== "the database") ends.push(nodes.end(node, "SIGKILL"));
  if (kind !== "a node") ends.push(postgres.kill());
  await Promise.all(ends);
  if (kind !== "a node") await postgres.start();
  if (kind !== "the database") await nodes.start(node);
  await untilReadiness(nodes.urls(), "ready");
}

/** Counts jobs that are due or locked, and names those that are out of attempts. */
async function readJobs(databaseUrl: string): Promise<{ left: number; failed: string[] }> {
  await using client = await openClient(databaseUrl);
  const { rows } = await client.query<{ left: number; failed: string[] }>(`
    select count(*) filter (where attempts < max_attempts and run_at <= now() or locked_at is not null)::int as left,
      coalesce(array_agg(task_identifier || coalesce(': ' || last_error, ''))
        filter (where attempts >= max_attempts and locked_at is null), '{}') as failed
    from graphile_worker.jobs`);
  return rows[0] ?? { left: 0, failed: [] };
}

const writers = 6;

/** Access tokens are good for ten minutes. */
const renewEveryMs = 240_000;

const ofDurable = { fsync: "on", full_page_writes: "on", synchronous_commit: "on" };

/**
 * Kills nodes and the database that many times while six people write, restarts what was killed, and compares. `tamper`
 * plants a fault before that.
 */
export async function killParts(
  kills: number,
  seed: number,
  say: Say,
  tamper: (databaseUrl: string) => Promise<void> = async () => {},
): Promise<Outcome> {
  const directory = await openWorkDirectory(await mkdtemp(join(tmpdir(), "diwan-kills-")));
  const postgres = await createPostgres(join(directory, "database"), ofDurable);
  const files = join(directory, "files");
  const nodes = await prepareNodes(2, { databaseUrl: postgres.url, directory: files });
  try {
    await Promise.all([nodes.start(0), nodes.start(1)]);
    // The last one reads.
    const { tokens, topicId, renew } = await openOffice(nodes, writers + 1);
    const follower = await followStream(nodes.urls, () => tokens[writers] ?? "");
    const inside = await openServerInternals(nodes.environment, nodes.urls()[0] ?? "");
    const writing = startWriting({ urls: nodes.urls, tokens, count: writers, topicId, pause: 20 });
    const random = seededRandom(String(seed));
    const killed = new Map<Kind, number>(kinds.map((kind) => [kind, 0]));
    const queued: string[] = [];
    let renewedAt = performance.now();
    say(`seed ${seed}: ${kills} kills of two nodes and their database, while six people write`);
    for (let count = 1; count <= kills; count += 1) {
      if (performance.now() - renewedAt > renewEveryMs) {
        await renew();
        renewedAt = performance.now();
      }
      const { kind, node, entriesBefore } = chooseKill(random);
      const least = writing.acknowledged() + entriesBefore;
      await until("more acknowledged entries", () => writing.acknowledged() >= least);
      // A job that waits while its worker or the queue is killed.
      const to = `mail-${count}@diwan.example`;
      await inside.write((tx) => queueMail(tx, { to, locale: "en", subject: "A drill", text: "To be sent once." }));
      queued.push(to);
      await kill(kind, node, nodes, postgres);
      killed.set(kind, (killed.get(kind) ?? 0) + 1);
      if (count % 10 === 0 || kills < 10) say(`${count} kills; ${writing.acknowledged()} entries acknowledged`);
    }
    await writing.finish();
    await tamper(postgres.url);
    const { lost, twice, stored } = await compareWritten(postgres.url, topicId, writing.entries);
    say(`all ${writing.entries.length} entries acknowledged; waiting for the stream and the jobs`);
    const isComplete = await until("the event stream", () => new Set(follower.comments()).size >= stored).then(
      () => true,
      () => false,
    );
    const seen = follower.comments();
    const jobs = await until("the end of the jobs", async () => {
      const { left, failed } = await readJobs(postgres.url);
      return left === 0 && { failed };
    }).catch(() => null);
    const sent = new Set((await readOutbox(join(files, "outbox"))).map(({ to }) => to));
    const unsent = queued.filter((to) => !sent.has(to)).length;
    await inside.close();
    await follower.stop();
    const repeated = seen.length - new Set(seen).size;
    const missing = writing.entries.length - stored + twice.length;
    const holds =
      lost.length + twice.length + missing + repeated + unsent + writing.unclear.length === 0 &&
      isComplete &&
      jobs?.failed.length === 0;
    const total = writing.entries.length;
    return {
      holds,
      sentence: holds
        ? `${kills} kills of a node or the database while people wrote ${total} entries: none that was acknowledged is lost, ` +
          "none is there twice, every browser saw each once, and every job was done after the restarts."
        : `After ${kills} kills: ${lost.length} acknowledged entries lost, ${twice.length} twice, ${missing} begun ones absent, ` +
          `${repeated} events seen twice, ${unsent} mails not sent, ${jobs?.failed.length ?? "unfinished"} jobs given up.`,
      figures: {
        seed,
        ...Object.fromEntries([...killed].map(([kind, number]) => [`kills of ${kind}`, number])),
        entries: total,
        lost: lost.length,
        twice: twice.length,
        "begun and absent": missing,
        "events missing from the stream": stored - new Set(seen).size,
        "events seen twice": repeated,
        "streams opened by the browser": follower.opened(),
        "mails queued": queued.length,
        "mails not sent": unsent,
        "jobs given up": jobs === null ? null : jobs.failed.join("; ") || 0,
        ...Object.fromEntries([...writing.answers].map(([status, number]) => [`answers ${status}`, number])),
        "unclear answers": writing.unclear.length,
      },
    };
  } finally {
    await nodes.endAll();
    await postgres.remove();
    await rm(directory, { recursive: true, force: true });
  }
}
