import { until } from "#testing/until.ts";
import type { Say } from "./conduct.ts";
import type { Nodes } from "./nodes.ts";
import type { Postgres } from "#testing/postgres.ts";
import { untilReadiness } from "./readiness.ts";
import { readDuring } from "./reading.ts";
import type { SmallDisk } from "./small-disk.ts";
import { compareWritten, startWriting } from "./writers.ts";

type Options = { nodes: Nodes; postgres: Postgres; disk: SmallDisk; tokens: string[]; topicId: string };

/** Number of refused writes that a full disk must cause before there is space again. */
const refusals = 100;

/** Fills the disk of the database while people read and write, and frees it. */
export async function fillDatabaseDisk({ nodes, postgres, disk, tokens, topicId }: Options, say: Say) {
  const [reader = "", ...writers] = tokens;
  const writing = startWriting({ urls: nodes.urls, tokens: writers, topicId, pause: 20 });
  const count = (status: string): number => writing.answers.get(status) ?? 0;
  const moreEntries = async (): Promise<void> => {
    const goal = writing.acknowledged() + 20;
    await until("more acknowledged entries", () => writing.acknowledged() >= goal);
  };
  await moreEntries();
  say("the disk of the database is full");
  const reading = await readDuring(nodes.urls(), reader, async () => {
    await until("refused writes", async () => {
      await disk.fill();
      return count("507") + count("503") >= refusals;
    });
    await disk.free();
  });
  // The log of a database without space ends it; its service manager starts it again.
  const hasEnded = !postgres.isRunning();
  if (hasEnded) await postgres.start();
  const seconds = await untilReadiness(nodes.urls(), "ready");
  await moreEntries();
  await writing.finish();
  say(`there is space again; ready after ${seconds} s`);
  const { lost, twice, stored } = await compareWritten(postgres.url, topicId, writing.entries);
  const total = writing.entries.length;
  const broken: string[] = [];
  if (lost.length + twice.length > 0 || stored !== total)
    broken.push(`${lost.length} acknowledged entries lost, ${twice.length} twice, ${stored} of ${total} present`);
  if (count("507") === 0) broken.push("no write was refused with 507");
  if (count("500") > 0 || writing.unclear.length > 0) broken.push("writes were answered without a clear code");
  if (reading.answers.has("500 unexpected")) broken.push("reads were answered 500");
  return {
    broken,
    entries: total,
    figures: {
      entries: total,
      lost: lost.length,
      twice: twice.length,
      "database ended by itself": hasEnded ? 1 : 0,
      "seconds until ready": seconds,
      ...Object.fromEntries([...writing.answers].map(([status, number]) => [`writes: answers ${status}`, number])),
      ...Object.fromEntries([...reading.answers].map(([kind, number]) => [`reads: answers ${kind}`, number])),
    },
  };
}
