import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { now } from "#platform/clock/clock.ts";
import { openClient } from "#platform/database/client.ts";
import { runStatements } from "#testing/scratch.ts";
import { until } from "#testing/until.ts";
import type { Outcome, Say } from "./conduct.ts";
import { openOffice, prepareNodes } from "./nodes.ts";
import { createPostgres, openWorkDirectory, type Settings } from "#testing/postgres.ts";
import { startWriting, type Entry } from "./writers.ts";

/** The settings of `docs/operations.md`, for an archive in a directory. */
const archiving = (archive: string): Settings => ({
  archive_mode: "on",
  archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
  archive_timeout: "60",
});

const recovery = (archive: string, time: Date): Settings => ({
  archive_mode: "off",
  restore_command: `cp ${archive}/%f %p`,
  // PostgreSQL refuses the letter Z here.
  recovery_target_time: time.toISOString().replace("T", " ").replace("Z", "+00"),
  recovery_target_action: "promote",
});

/** Compares a database as of `time` with the entries: acknowledged before it and absent, and begun after it and present. */
export function compareAt(time: Date, entries: readonly Entry[], stored: ReadonlySet<string>) {
  const at = time.getTime();
  const isBefore = ({ acknowledgedAt }: Entry): boolean => acknowledgedAt !== null && acknowledgedAt < at;
  const isAfter = ({ begunAt }: Entry): boolean => begunAt > at;
  const isStored = ({ content }: Entry): boolean => stored.has(content);
  return {
    before: entries.filter(isBefore).length,
    after: entries.filter(isAfter).length,
    lost: entries.filter((entry) => isBefore(entry) && !isStored(entry)).length,
    tooLate: entries.filter((entry) => isAfter(entry) && isStored(entry)).length,
  };
}

async function readStored(databaseUrl: string, topicId: string): Promise<Set<string>> {
  await using client = await openClient(databaseUrl);
  const { rows } = await client.query<{ content: string }>("select content from comment where topic_id = $1", [
    topicId,
  ]);
  return new Set(rows.map(({ content }) => content));
}

/** Waits until everything that is committed now is in the archive. */
async function archiveAll(databaseUrl: string): Promise<void> {
  await using client = await openClient(databaseUrl);
  const { rows } = await client.query<{ file: string }>("select pg_walfile_name(pg_switch_wal()) as file");
  await until("the archive", async () => {
    const archived = await client.query<{ file: string | null }>(
      "select last_archived_wal as file from pg_stat_archiver",
    );
    return (archived.rows[0]?.file ?? "") >= (rows[0]?.file ?? "");
  });
}

/** Writes `least` entries before and after an instant, destroys the database, and restores it to that instant. */
export async function restoreToTime(least: number, say: Say): Promise<Outcome> {
  const directory = await openWorkDirectory(await mkdtemp(join(tmpdir(), "diwan-time-")));
  const archive = join(directory, "archive");
  const postgres = await createPostgres(join(directory, "database"), archiving(archive));
  await postgres.makeDirectory(archive);
  const nodes = await prepareNodes(1, { databaseUrl: postgres.url, directory: join(directory, "files") });
  try {
    await nodes.start(0);
    const { tokens, topicId } = await openOffice(nodes, 4);
    const writing = startWriting({ urls: nodes.urls, tokens, topicId, pause: 10 });
    const writeMore = async (): Promise<void> => {
      const goal = writing.acknowledged() + least;
      await until("more acknowledged entries", () => writing.acknowledged() >= goal);
    };
    await writeMore();
    say("people write; the base copy is taken");
    const copy = await postgres.copyTo(join(directory, "restored"));
    await writeMore();
    const time = now();
    await writeMore();
    await writing.finish();
    // The accident: noticed when its rows are long gone.
    await runStatements(postgres.url, "delete from comment");
    await archiveAll(postgres.url);
    await nodes.endAll();
    await postgres.kill();
    await rm(postgres.directory, { recursive: true });
    say(`all comments are deleted, and the database's disk is destroyed; restoring to ${time.toISOString()}`);

    await copy.writeFile("recovery.signal", "");
    const start = performance.now();
    await copy.start(recovery(archive, time));
    await until("the end of the recovery", async () => {
      await using client = await openClient(copy.url);
      const { rows } = await client.query<{ recovering: boolean }>("select pg_is_in_recovery() as recovering");
      return rows[0]?.recovering === false;
    });
    const seconds = (performance.now() - start) / 1000;
    const { before, after, lost, tooLate } = compareAt(time, writing.entries, await readStored(copy.url, topicId));
    await nodes.start(0, { DATABASE_URL: copy.url });
    const headers = { authorization: `Bearer ${tokens[0]}` };
    const { status } = await fetch(`${nodes.urls()[0]}/api/topics/${topicId}`, { headers });
    await nodes.endAll();
    await copy.remove();
    const holds = lost + tooLate === 0 && before > 0 && after > 0 && status === 200;
    return {
      holds,
      sentence: holds
        ? `After everything was deleted by mistake and the disk was lost, the database of ${time.toISOString()} was restored in ` +
          `${seconds.toFixed(0)} s: all ${before} entries acknowledged before that instant are there, none of the ${after} after it.`
        : `Restored to ${time.toISOString()}: ${lost} of ${before} earlier entries lost, ${tooLate} of ${after} later ones present, ` +
          `a person who reads was answered ${status}.`,
      figures: {
        "entries acknowledged before": before,
        "of them lost": lost,
        "entries begun after": after,
        "of them present": tooLate,
        "seconds of recovery": Math.round(seconds * 10) / 10,
        "answer to a person who was signed in": status,
      },
    };
  } finally {
    await nodes.endAll();
    await postgres.remove();
    await rm(directory, { recursive: true, force: true });
  }
}
