import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { queueMail } from "#platform/mail/mail.ts";
import { readOutbox } from "#platform/mail/outbox.ts";
import { openServerInternals } from "#testing/server-internals.ts";
import { until } from "#testing/until.ts";
import { checkReplica, type ReplicaFacts } from "./check-replica.ts";
import type { Outcome, Say } from "./conduct.ts";
import { followStream } from "./follow-stream.ts";
import { openOffice, prepareNodes, type Nodes } from "./nodes.ts";
import { startPooler } from "#testing/pgbouncer.ts";
import { createPostgres } from "#testing/postgres.ts";
import { startProxy } from "./proxy.ts";
import { untilReadiness } from "./readiness.ts";
import { readDuring } from "./reading.ts";
import { ofPrimary, promote, readValue, startReplica } from "#testing/replica.ts";
import { compareWritten, startWriting } from "./writers.ts";

type Options = {
  /** A new directory, whose parent every user may enter. */
  directory: string;
  nodes: number;
  /** Comments that are acknowledged before and after the primary is killed. */
  entries: number;
  /** Seconds until the operator promotes the replica. */
  awaySeconds: number;
  say: Say;
  /** For tests: called with the address of the promoted replica before the comparison. */
  onWritten?: (databaseUrl: string) => Promise<void>;
};

/** The findings of a drill with a replica. */
export type Facts = {
  replica: ReplicaFacts;
  /** The pooler's version, or the reason why there is none. */
  pooler: string;
  /** Connections through the pooler that need a session of their own. */
  strayed: string[];
  /** `statement_timeout` of the pooler's connections; null without a pooler. */
  limit: string | null;
  /** Failed requests whose answer names no cause. */
  unclear: string[];
  written: number;
  lost: number;
  twice: number;
  /** Comments that a browser did not hear of, or heard of twice. */
  unheard: number;
  heardTwice: number;
  unsentMails: number;
};

/** Says whether the promises of replica, pooler and failover held. */
export function judge(facts: Facts, figures: Outcome["figures"]): Outcome {
  const { replica, strayed, limit, unclear, written, lost, twice, unheard, heardTwice, unsentMails } = facts;
  const ofReplica = replica.unseen === 0 && replica.wereOld && replica.onReplica > 0 && replica.onPrimary === 0;
  const faults = lost + twice + unheard + heardTwice + unsentMails + unclear.length + strayed.length;
  const holds = ofReplica && faults === 0 && written > 0 && (limit === null || limit === "30s");
  return {
    holds,
    sentence: holds
      ? `The primary was killed while people wrote, and its replica promoted: of ${written} acknowledged comments none is ` +
        "lost and none is there twice, errors named their cause meanwhile, and events and jobs went on."
      : `After a failover: ${lost} of ${written} acknowledged comments lost, ${twice} twice, ${unheard} not heard of, ` +
        `${heardTwice} heard of twice, ${unsentMails} mails not sent, ${unclear.length} unclear answers, ` +
        `${strayed.length} connections through the pooler that need a session, statements limited to ${limit ?? "nothing"}, ` +
        `reads of the replica ${ofReplica ? "as promised" : "not as promised"}.`,
    figures: {
      ...figures,
      pooler: facts.pooler,
      "search finds a topic after the replica goes on, ms": replica.searchMs,
      "directory lists a person after the replica goes on, ms": replica.directoryMs,
      "own writes not seen": replica.unseen,
      written,
      lost,
      twice,
      "events missing": unheard,
      "events twice": heardTwice,
      "mails not sent": unsentMails,
      "unclear answers": [...new Set(unclear)].join(", ") || 0,
    },
  };
}

/** Names of connections that may go through a pooler: requests, and the check at start. */
const pooled = new Set(["diwan", "diwan-check"]);
const named = new Set(["201", "409", "503"]);
const namedReads = /^(200|503 (unavailable|not_ready))$/;

async function queue(nodes: Nodes, recipients: readonly string[]): Promise<void> {
  const inside = await openServerInternals(nodes.environment, nodes.urls()[0] ?? "");
  for (const to of recipients)
    await inside.write((tx) => queueMail(tx, { to, locale: "en", subject: "A drill", text: "To be sent once." }));
  await inside.close();
}

/** Runs nodes on a primary with a replica and a pooler, kills the primary under writing, and promotes the replica. */
export async function failOver({
  directory,
  nodes: count,
  entries,
  awaySeconds,
  say,
  onWritten,
}: Options): Promise<Outcome> {
  const primary = await createPostgres(join(directory, "primary"), ofPrimary);
  const files = join(directory, "files");
  const address = await startProxy(primary.url);
  await using ends = new AsyncDisposableStack();
  ends.defer(() => primary.remove());
  ends.defer(() => address.close());
  const { pooler, description } = await startPooler(
    { url: address.url, postgres: primary, directory: join(directory, "pooler") },
    say,
  );
  ends.defer(() => pooler?.stop());
  const replica = await startReplica(primary, join(directory, "replica"));
  ends.defer(() => replica.remove());
  const nodes = await prepareNodes(count, {
    databaseUrl: pooler?.url ?? address.url,
    directory: files,
    more: { DATABASE_DIRECT_URL: address.url, DATABASE_READ_URL: replica.url },
  });
  ends.defer(() => nodes.endAll());
  for (let node = 0; node < count; node += 1) await nodes.start(node);
  const { tokens, topicId } = await openOffice(nodes, 6);
  const [reader = "", ...writers] = tokens;
  say(`${count} nodes are ready, with a replica that commits wait for`);
  const ofReplica = await checkReplica(nodes, { primary, replica, token: reader });
  const strayed = ((await pooler?.listApplications()) ?? []).filter((application) => !pooled.has(application));
  const limit = pooler === null ? null : await readValue<string>(pooler.url, "current_setting('statement_timeout')");
  say(`search was ${ofReplica.wereOld ? "old" : "NOT old"} while the replica stood still, its author's view was not`);

  const follower = await followStream(nodes.urls, reader);
  ends.defer(() => follower.stop());
  const mails = Array.from({ length: 10 }, (_, place) => `mail-${place}@diwan.example`);
  const writing = startWriting({ urls: nodes.urls, tokens: writers, topicId, pause: 20 });
  const acknowledged = (more: number): Promise<true> => {
    const least = writing.acknowledged() + more;
    return until("more acknowledged comments", () => writing.acknowledged() >= least || null);
  };
  let unreadySeconds = 0;
  let promotedSeconds = 0;
  let readySeconds = 0;
  const reading = await readDuring(nodes.urls(), reader, async () => {
    await acknowledged(entries);
    await queue(nodes, mails);
    const start = performance.now();
    const seconds = (): number => Math.round((performance.now() - start) / 100) / 10;
    say(`the primary is killed after ${writing.acknowledged()} comments`);
    await primary.kill();
    await untilReadiness(nodes.urls(), "database unreachable", "database slow");
    unreadySeconds = seconds();
    say(`no node is ready after ${unreadySeconds} s; the operator decides`);
    await sleep(awaySeconds * 1000);
    await promote(replica);
    address.turnTo(replica.url);
    promotedSeconds = seconds();
    await untilReadiness(nodes.urls(), "ready");
    readySeconds = seconds();
    say(`every node is ready after ${readySeconds} s`);
    await acknowledged(entries);
  });
  await writing.finish();
  await onWritten?.(replica.url);
  const { lost, twice, stored } = await compareWritten(replica.url, topicId, writing.entries);
  await until("the event stream", () => new Set(follower.comments()).size >= stored).catch(() => {});
  const heard = follower.comments();
  const unsent = async (): Promise<string[]> => {
    const sent = new Set((await readOutbox(join(files, "outbox"))).map(({ to }) => to));
    return mails.filter((to) => !sent.has(to));
  };
  // A job that was given to a worker as the primary died is found after a minute.
  await until("the mails", async () => (await unsent()).length === 0, 5_000).catch(() => {});
  const unclear = [...writing.unclear];
  for (const status of writing.answers.keys()) if (!named.has(status)) unclear.push(`write ${status}`);
  for (const kind of reading.answers.keys()) if (!namedReads.test(kind)) unclear.push(`read ${kind}`);
  const facts: Facts = {
    replica: ofReplica,
    pooler: description,
    strayed,
    limit,
    unclear,
    written: writing.acknowledged(),
    lost: lost.length,
    twice: twice.length,
    unheard: Math.max(0, stored - new Set(heard).size),
    heardTwice: heard.length - new Set(heard).size,
    unsentMails: (await unsent()).length,
  };
  return judge(facts, {
    nodes: count,
    "seconds from the kill until no node is ready": unreadySeconds,
    "seconds from the kill until the replica is promoted": promotedSeconds,
    "seconds from the kill until every node is ready": readySeconds,
    "slowest read, ms": Math.round(reading.slowestMs),
    ...Object.fromEntries([...writing.answers].map(([status, number]) => [`writes answered ${status}`, number])),
    ...Object.fromEntries([...reading.answers].map(([kind, number]) => [`reads answered ${kind}`, number])),
  });
}
