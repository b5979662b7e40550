import { randomBytes, randomUUID } from "node:crypto";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { openServerInternals, type ServerInternals } from "#testing/server-internals.ts";
import { runStatements } from "#testing/scratch.ts";
import { startServerProcess, type ServerProcess } from "#testing/server-process.ts";
import { readPostmaster } from "../tools/embedded-database/postmaster.ts";
import { startDatabase, type RunningDatabase } from "../tools/embedded-database/start-database.ts";

const total = 200;
/** Number of acknowledged comments after which the processes are killed. */
const enough = 40;

let directory: string;
let database: RunningDatabase;
let environment: Record<string, string>;
let server: ServerProcess;
let inside: ServerInternals;
let tokens: string[];

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "diwan-crash-"));
  // As root, PostgreSQL runs as another user, who must be able to traverse the directory.
  await chmod(directory, 0o711);
  database = await startDatabase({
    dataDirectory: join(directory, "database"),
    durable: true,
    databaseName: "diwan",
  });
  environment = {
    DATABASE_URL: database.url,
    DATA_DIR: directory,
    PORT: String(await freePort()),
    DEMO: "0",
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    SECRET_KEY: randomBytes(32).toString("hex"),
  };
  server = await startServerProcess(environment);
  inside = await openServerInternals(environment, server.url);
  const people = await Promise.all(["Omar", "Reem", "Faisal", "Huda"].map((name) => inside.hire(name)));
  tokens = await Promise.all(people.map(async (id) => (await inside.startSession(id)).token));
});

afterAll(async () => {
  await inside?.close();
  await server?.end("SIGTERM");
  await database?.stop();
  await rm(dirname(await realpath(database?.dataDirectory ?? directory)), { recursive: true, force: true });
  await rm(directory, { recursive: true, force: true });
});

type Entry = { content: string; key: string; token: string; id: string | null };

async function send<Entity>(token: string, path: string, body: object, key: string): Promise<Entity | number> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key };
  const response = await fetch(`${server.url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (response.status !== 201) {
    await response.text();
    return response.status;
  }
  return ((await response.json()) as { data: Entity }).data;
}

async function writeTopic(): Promise<Topic> {
  const body = { categoryId: "2", titleEn: "A power cut", contentEn: "In the middle of a sentence." };
  const topic = await send<Topic>(tokens[0] ?? "", "/topics", body, randomUUID());
  if (typeof topic === "number") throw new Error(`The topic was answered ${topic}.`);
  return topic;
}

async function read<Entity>(path: string): Promise<Entity> {
  const response = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${tokens[0]}` } });
  return ((await response.json()) as { data: Entity }).data;
}

/** Posts all comments that have no response yet, concurrently; failed ones remain for the next call. */
async function post(
  topicId: string,
  entries: readonly Entry[],
  onAcknowledged: (count: number) => void,
): Promise<void> {
  let count = 0;
  const one = async (entry: Entry): Promise<void> => {
    const comment = await send<Comment>(
      entry.token,
      `/topics/${topicId}/comments`,
      { content: entry.content },
      entry.key,
    );
    if (typeof comment === "number") {
      // A valid request may only be answered by a retryable error.
      expect([409, 500, 503]).toContain(comment);
      return;
    }
    entry.id = comment.id;
    count += 1;
    onAcknowledged(count);
  };
  await Promise.allSettled(entries.filter(({ id }) => id === null).map(one));
}

/** Kills the postmaster, and with it all processes of PostgreSQL. */
async function killDatabase(): Promise<void> {
  const master = await readPostmaster(database.dataDirectory);
  if (master?.alive !== true) throw new Error("PostgreSQL is not running.");
  process.kill(master.pid, "SIGKILL");
}

async function storedComments(topicId: string): Promise<{ id: string; content: string }[]> {
  const comments = inside.database.primary.selectFrom("comment").select(["id", "content"]);
  return comments.where("topic_id", "=", topicId).execute();
}

test.each([
  ["the server", false],
  ["the server and PostgreSQL", true],
])("after %s died during 200 concurrent comments, each acknowledged one exists and none twice", async (_, both) => {
  const topic = await writeTopic();
  const entries = Array.from({ length: total }, (_none, index): Entry => ({
    content: `Comment ${index}`,
    key: randomUUID(),
    token: tokens[index % tokens.length] ?? "",
    id: null,
  }));
  const acknowledged = (): Entry[] => entries.filter(({ id }) => id !== null);

  let killed = Promise.resolve<unknown>(null);
  await post(topic.id, entries, (count) => {
    if (count === enough) killed = Promise.all([both ? killDatabase() : null, server.end("SIGKILL")]);
  });
  await killed;
  const early = acknowledged();
  expect(early.length).toBeGreaterThanOrEqual(enough);
  expect(early.length, "killed in the middle").toBeLessThan(total);

  const isUp = (): Promise<boolean> =>
    runStatements(database.url, "select 1").then(
      () => true,
      () => false,
    );
  await expect.poll(isUp, { message: "the database has recovered" }).toBe(true);
  server = await startServerProcess(environment);
  const rows = new Map((await storedComments(topic.id)).map(({ id, content }) => [id, content]));
  for (const { id, content } of early) expect(rows.get(id ?? "")).toBe(content);

  while (acknowledged().length < total) await post(topic.id, entries, () => {});
  const stored = await storedComments(topic.id);
  const byContent = (one: { content: string }, other: { content: string }): number =>
    one.content.localeCompare(other.content);
  expect(stored.map(({ id, content }) => ({ id, content })).toSorted(byContent)).toEqual(
    entries.map(({ id, content }) => ({ id, content })).toSorted(byContent),
  );
  const { commentCount } = await read<Topic>(`/topics/${topic.id}`);
  expect(commentCount).toBe(total);
  const told = inside.database.primary.selectFrom("audit").select((row) => row.fn.countAll<string>().as("count"));
  const ids = entries.map(({ id }) => id ?? "");
  const { count } = await told
    .where("action", "=", "comment.created")
    .where("subject_id", "in", ids)
    .executeTakeFirstOrThrow();
  expect(Number(count), "one audit row a comment").toBe(total);
});
