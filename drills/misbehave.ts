import { setTimeout as sleep } from "node:timers/promises";
import { openClient } from "#platform/database/client.ts";
import { queueMail } from "#platform/mail/mail.ts";
import type { ServerInternals } from "#testing/server-internals.ts";
import { runStatements } from "#testing/scratch.ts";
import type { AlertName } from "../tools/observability/alerts.ts";
import type { Nodes } from "./nodes.ts";
import type { Postgres } from "#testing/postgres.ts";
import type { Proxy } from "./proxy.ts";

/** The parts of an installation that can be made to misbehave: two nodes, whose database is behind a proxy. */
export type Installation = { nodes: Nodes; postgres: Postgres; proxy: Proxy; inside: ServerInternals };

export type Misbehaviour = {
  name: string;
  /** Alerts that must fire. */
  expected: readonly AlertName[];
  /** Alerts that may fire as well, since their condition holds, too. */
  allowed: readonly AlertName[];
  /** Begins it; the returned function ends it. */
  begin(installation: Installation): Promise<() => Promise<void>>;
};

/** Repeats work until it is stopped. */
function repeat(pauseMs: number, work: () => Promise<unknown>): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await work();
      await sleep(pauseMs);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

const slow: readonly AlertName[] = ["DiwanSlow", "DiwanDatabaseSlow", "DiwanDatabaseWaiting", "DiwanEventLoopBlocked"];
const late: readonly AlertName[] = ["DiwanJobsLate", "DiwanEventsLate", "DiwanListenerLost", "DiwanAuditUnsealed"];

/** A job that no node knows, as one of a newer release. */
const unknownJob = `select graphile_worker.add_job('a.job.of.a.newer.release', run_at => now() - interval '1 hour')`;
const dropJobs = (task: string): string =>
  `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = '${task}'))`;

export const misbehaviours: readonly Misbehaviour[] = [
  {
    name: "a node is killed",
    expected: ["DiwanNodeDown"],
    allowed: ["DiwanJobsLate"],
    async begin({ nodes }) {
      await nodes.end(1, "SIGKILL");
      return () => nodes.start(1);
    },
  },
  {
    name: "the database is stopped",
    expected: ["DiwanDatabaseUnreachable", "DiwanUnavailable", "DiwanErrors"],
    allowed: ["DiwanNodeNotReady", ...slow, ...late],
    async begin({ postgres }) {
      await postgres.stop();
      return () => postgres.start();
    },
  },
  {
    name: "the way to the database is slow",
    expected: ["DiwanDatabaseSlow", "DiwanSlow"],
    allowed: [...slow, ...late],
    async begin({ proxy }) {
      proxy.delay(100);
      return async () => proxy.delay(0);
    },
  },
  {
    name: "a node gets too little processor time",
    expected: ["DiwanEventLoopBlocked"],
    allowed: slow,
    async begin({ nodes }) {
      return repeat(300, async () => {
        nodes.signal(1, "SIGSTOP");
        await sleep(300);
        nodes.signal(1, "SIGCONT");
      });
    },
  },
  {
    name: "a program guesses passwords",
    expected: ["DiwanRateLimited"],
    allowed: slow,
    async begin({ nodes }) {
      const guess = (): Promise<unknown> =>
        fetch(`${nodes.urls()[0]}/api/sign-in`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email: "victim@diwan.example", password: "a guess of a password" }),
        })
          .then((response) => response.arrayBuffer())
          .catch(() => null);
      return repeat(200, guess);
    },
  },
  {
    name: "a transaction that is never ended keeps the audit from being sealed",
    expected: ["DiwanAuditUnsealed"],
    allowed: ["DiwanEventsLate"],
    async begin({ postgres }) {
      const client = await openClient(postgres.url);
      await client.query("begin");
      await client.query("select pg_current_xact_id()");
      return () => client.end();
    },
  },
  {
    name: "the mail server refuses connections",
    expected: ["DiwanDeliveriesFail"],
    allowed: ["DiwanJobsFailing"],
    async begin({ inside, postgres }) {
      await inside.write(async (tx) => {
        for (let mail = 0; mail < 6; mail += 1) {
          await queueMail(tx, {
            to: `reader${mail}@diwan.example`,
            locale: "en",
            subject: "A drill",
            text: "Nothing.",
          });
        }
      });
      return () => runStatements(postgres.url, dropJobs("mail.send"));
    },
  },
  {
    name: "jobs are not worked",
    expected: ["DiwanJobsLate"],
    allowed: [],
    async begin({ postgres }) {
      await runStatements(postgres.url, unknownJob);
      return () => runStatements(postgres.url, dropJobs("a.job.of.a.newer.release"));
    },
  },
  {
    name: "a job fails again and again",
    expected: ["DiwanJobsFailing", "DiwanJobsGivenUp"],
    allowed: [],
    async begin({ postgres }) {
      const job = `select graphile_worker.add_job('mail.send', '{"id": "not a mail"}', max_attempts => 1)`;
      await runStatements(postgres.url, ...Array.from({ length: 20 }, () => job));
      return () => runStatements(postgres.url, dropJobs("mail.send"));
    },
  },
];
