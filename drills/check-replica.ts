import { randomBytes } from "node:crypto";
import { openServerInternals } from "#testing/server-internals.ts";
import { until } from "#testing/until.ts";
import { writeTopic } from "./demonstration-office.ts";
import type { Nodes } from "./nodes.ts";
import type { Postgres } from "#testing/postgres.ts";
import { readValue } from "#testing/replica.ts";

export type ReplicaFacts = {
  /** Own topics that their author did not see at once on a node. */
  unseen: number;
  /** Whether search and the directory lacked them while the replica stood still. */
  wereOld: boolean;
  /** Milliseconds until both had them, after the replica went on. */
  searchMs: number;
  directoryMs: number;
  /** Connections that read, by server. */
  onPrimary: number;
  onReplica: number;
};

async function countListed(url: string, token: string, path: string): Promise<number> {
  const response = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: unknown[] }).data.length;
}

async function millisecondsUntil(description: string, isTrue: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  await until(description, isTrue);
  return Math.round(performance.now() - start);
}

const countConnections = (url: string): Promise<number> =>
  readValue<number>(url, "(select count(*)::int from pg_stat_activity where application_name = 'diwan-read')");

/**
 * Halts the replay of the replica, writes a topic and hires a person, reads them on every node, and resumes it: what the
 * replica serves is old meanwhile, and what an author has written is not.
 */
export async function checkReplica(
  nodes: Nodes,
  { primary, replica, token }: { primary: Postgres; replica: Postgres; token: string },
): Promise<ReplicaFacts> {
  const urls = nodes.urls();
  const [url = ""] = urls;
  const word = `Halted${randomBytes(4).toString("hex")}`;
  const search = `/search?q=${word}&kind=topic`;
  const directory = `/users?search=${word}`;
  await readValue(replica.url, "pg_wal_replay_pause()");
  await until("a replica that stands still", () =>
    readValue<boolean>(replica.url, "pg_get_wal_replay_pause_state() = 'paused'"),
  );
  const id = await writeTopic(url, token, word);
  let unseen = 0;
  for (const node of urls) {
    const read = await fetch(`${node}/api/topics/${id}`, { headers: { authorization: `Bearer ${token}` } });
    await read.body?.cancel();
    if (read.status !== 200) unseen += 1;
  }
  const inside = await openServerInternals(nodes.environment, url);
  try {
    await inside.hire(word);
  } finally {
    await inside.close();
  }
  // So that what is not found is absent from the replica only.
  const isIndexed = `exists (select from search_document where topic_id = ${id} and comment_id is null) and
    exists (select from search_person join person on person.id = person_id where name_en = '${word}')`;
  await until("the entries of search on the primary", () => readValue<boolean>(primary.url, isIndexed));
  const listed = [await countListed(url, token, search), await countListed(url, token, directory)];
  await readValue(replica.url, "pg_wal_replay_resume()");
  const searchMs = await millisecondsUntil("the topic in search", async () => {
    return (await countListed(url, token, search)) > 0;
  });
  const directoryMs = await millisecondsUntil("the person in the directory", async () => {
    return (await countListed(url, token, directory)) > 0;
  });
  return {
    unseen,
    wereOld: listed.every((count) => count === 0),
    searchMs,
    directoryMs,
    onPrimary: await countConnections(primary.url),
    onReplica: await countConnections(replica.url),
  };
}
