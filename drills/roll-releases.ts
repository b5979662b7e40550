import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openClient } from "#platform/database/client.ts";
import { sendDuringRestart, watchReadiness } from "#testing/rolling-restart.ts";
import { runStatements } from "#testing/scratch.ts";
import { until } from "#testing/until.ts";
import type { Outcome, Say } from "./conduct.ts";
import { findReads, signInAll, writeTopic, type Read } from "./demonstration-office.ts";
import { prepareNodes, type Nodes } from "./nodes.ts";
import { createPostgres } from "#testing/postgres.ts";
import { compareWritten, startWriting, type Entry } from "./writers.ts";

type Options = {
  /** A new directory, whose parent every user may enter. */
  directory: string;
  /** The clone of the previous release. */
  previous: string;
  /** Minimum number of reads in each of the three turns. */
  least: number;
  say: Say;
};

/** The requests of one turn from a release to another. */
export type Turn = {
  name: string;
  reads: number;
  failures: string[];
  /** Milliseconds. */
  slowest: number;
  topicId: string;
  entries: readonly Entry[];
};

const operations = join(import.meta.dirname, "../docs/operations.md");
const oldNodes = [0, 1];
const newNodes = [2, 3];

/** Returns the statements that operations.md prescribes before and after going back. */
export async function readStatements(): Promise<{ back: string; forth: string }> {
  const [, after = ""] = (await readFile(operations, "utf8")).split("\n## Upgrade without downtime\n");
  const [section = ""] = after.split("\n## ");
  const [back = "", forth = ""] = [...section.matchAll(/```sql\n(.*?)```/gs)].map(([, statements = ""]) => statements);
  return { back, forth };
}

/** Rows that only this release can leave behind: a role with bounds and a member, and a notification of a new kind. */
const leaveNewer = `
  with made as (
    insert into role (name_en, name_ar, is_bounded) values ('Drill', 'تدريب', true) returning id
  ), granted as (
    insert into role_permission (role_id, permission)
    select id, permission from made, unnest(array['user.manage', 'attendance.manage', 'attendance.read']) as permission
  ), bound as (
    insert into role_bound (role_id, department_id) select id, (select min(id) from department) from made
  )
  insert into role_member (role_id, person_id)
  select made.id, account.person_id from made, account where account.email = 'employee@diwan.example';
  insert into notification (person_id, kind, subject_kind, subject_id, created_at, latest_at)
  select person_id, kind, 'person', person_id, now(), now()
  from account, unnest(array['attendanceCorrected', 'overtimeDecided', 'leaveRecounted']) as kind
  where email = 'employee@diwan.example'`;

/** The answer to a member of a role with bounds, on a list of people without bounds. */
async function statusOfAccounts(url: string): Promise<number> {
  const token = (await signInAll(url)).at(-1) ?? "";
  const response = await fetch(`${url}/api/accounts`, { headers: { authorization: `Bearer ${token}` } });
  await response.body?.cancel();
  return response.status;
}

type Load = {
  nodes: Nodes;
  /** The sessions of those who read and write. */
  tokens: readonly string[];
  topicId: string;
  reads: readonly Read[];
  /** Minimum number of reads. */
  least: number;
};

/** Replaces nodes, while people read and write by those that are ready. */
export async function turn(
  name: string,
  { nodes, tokens, topicId, reads, least }: Load,
  replace: () => Promise<void>,
): Promise<Turn> {
  const readiness = watchReadiness(nodes.addresses);
  await until("a node that is ready", () => readiness.ready().length > 0);
  const writing = startWriting({ urls: readiness.ready, tokens, topicId, pause: 50 });
  let place = 0;
  let slowest = 0;
  try {
    const { sent, failures } = await sendDuringRestart({
      urls: nodes.addresses,
      request: () => {
        const { path, reader } = reads[(place += 1) % reads.length] ?? { path: "/", reader: 0 };
        return { path, init: { headers: { authorization: `Bearer ${tokens[reader]}` } } };
      },
      least,
      lanes: 3,
      ask: async (url, init) => {
        const start = performance.now();
        return fetch(url, init).finally(() => (slowest = Math.max(slowest, performance.now() - start)));
      },
      restart: replace,
    });
    await writing.finish();
    const refused = [...writing.answers].filter(([status]) => status !== "201");
    const writes = refused.map(([status, count]) => `${count} comments were answered ${status}`);
    return { name, reads: sent, failures: [...failures, ...writes], slowest, topicId, entries: writing.entries };
  } finally {
    await writing.finish();
    await readiness.stop();
  }
}

export type Compared = { written: number; lost: number; twice: number };

/** Compares the comments of all turns with the database. */
export async function compareTurns(databaseUrl: string, turns: readonly Turn[]): Promise<Compared> {
  const compared = { written: 0, lost: 0, twice: 0 };
  for (const { topicId, entries } of turns) {
    const { lost, twice } = await compareWritten(databaseUrl, topicId, entries);
    compared.written += entries.filter(({ ids }) => ids.length > 0).length;
    compared.lost += lost.length;
    compared.twice += twice.length;
  }
  return compared;
}

/** Says whether an upgrade held, in a sentence. */
export function judge(turns: readonly Turn[], compared: Compared): Outcome {
  const failed = turns.reduce((sum, { failures }) => sum + failures.length, 0);
  const requests = turns.reduce((sum, { reads }) => sum + reads, 0) + compared.written;
  const { lost, twice } = compared;
  return {
    sentence:
      `Two nodes went from the previous release to this one, back, and forth again, under ${requests} requests: ` +
      `${failed} failed, ${lost} of ${compared.written} acknowledged comments were lost, ${twice} exist twice.`,
    holds: failed === 0 && lost === 0 && twice === 0 && compared.written > 0,
    figures: {
      requests,
      failed,
      ...compared,
      ...Object.fromEntries(turns.map(({ name, slowest }) => [`slowest request ${name}, ms`, Math.round(slowest)])),
    },
  };
}

const countMigrations = async (url: string): Promise<number> => {
  await using client = await openClient(url);
  const { rows } = await client.query<{ count: number }>("select count(*)::int as count from migration");
  return rows[0]?.count ?? 0;
};

/** Upgrades two nodes with the demonstration's data from the previous release, rolls back, and upgrades again. */
export async function rollReleases({ directory, previous, least, say }: Options): Promise<Outcome> {
  const statements = await readStatements();
  const postgres = await createPostgres(join(directory, "data"), { max_connections: "200" });
  const nodes = await prepareNodes(4, { databaseUrl: postgres.url, directory: join(directory, "files") });
  try {
    say("the previous release starts, and fills its demonstration");
    for (const node of oldNodes) await nodes.start(node, { DEMO: node === 0 ? "1" : "0" }, previous);
    const [url = ""] = nodes.urls();
    const before = await countMigrations(postgres.url);
    const tokens = await signInAll(url);
    const reads = await findReads(url, tokens);
    say(`${reads.length} different reads of ${tokens.length} people, and comments`);
    const turns: Turn[] = [];
    const roll = async (name: string, from: number[], to: number[], root?: string): Promise<void> => {
      const [here = ""] = nodes.urls();
      const signedIn = await signInAll(here);
      const topicId = await writeTopic(here, signedIn[0] ?? "");
      const done = await turn(name, { nodes, tokens: signedIn, topicId, reads, least }, async () => {
        for (const [place, node] of to.entries()) {
          await nodes.start(node, {}, root);
          await nodes.end(from[place] ?? 0, "SIGTERM");
        }
      });
      turns.push(done);
      say(`${name}: ${done.reads} reads, ${done.entries.length} comments, ${done.failures.length} failed`);
      for (const failure of new Set(done.failures)) say(`  ${failure}`);
    };
    await roll("forward", oldNodes, newNodes);
    const migrations = (await countMigrations(postgres.url)) - before;
    say(`${migrations} migrations were applied meanwhile`);
    await runStatements(postgres.url, leaveNewer);
    await runStatements(postgres.url, statements.back);
    await roll("back", newNodes, oldNodes, previous);
    await runStatements(postgres.url, statements.back);
    const status = await statusOfAccounts(url);
    if (status !== 403) throw new Error(`A member of a role with bounds reads all accounts: ${status}.`);
    await roll("forward again", oldNodes, newNodes);
    await runStatements(postgres.url, statements.forth);
    const outcome = judge(turns, await compareTurns(postgres.url, turns));
    return { ...outcome, figures: { ...outcome.figures, migrations } };
  } finally {
    await nodes.endAll();
    await postgres.remove();
  }
}
