import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFailed, test } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { queueMail } from "#platform/mail/mail.ts";
import { createTestDatabase } from "#testing/database.ts";
import { readEvents } from "#testing/event-reader.ts";
import { openServerInternals, type ServerInternals } from "#testing/server-internals.ts";
import type { ScratchDatabase } from "#testing/scratch.ts";
import { sendDuringRestart } from "#testing/rolling-restart.ts";
import { freePort, startServerProcess, type ServerProcess } from "#testing/server-process.ts";

const often = { interval: 50 };

/** Accepts every mail and records its recipients; one per node, to show which node sent it. */
async function startMailServer(): Promise<{ url: string; recipients: string[]; server: Server }> {
  const recipients: string[] = [];
  const server = createServer((socket) => {
    let inMessage = false;
    let rest = "";
    socket.on("error", () => {});
    socket.write("220 here\r\n");
    socket.on("data", (data) => {
      const lines = (rest + data.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (inMessage) {
          if (line !== ".") continue;
          inMessage = false;
        } else if (line === "DATA") {
          inMessage = true;
          socket.write("354 go on\r\n");
          continue;
        }
        const recipient = /^RCPT TO:<(.+)>/.exec(line)?.[1];
        if (recipient !== undefined) recipients.push(recipient);
        socket.write("250 yes\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, recipients, server };
}

let scratch: ScratchDatabase;
let directory: string;
let mail: Awaited<ReturnType<typeof startMailServer>>[];
let startNode: (place: number, environment?: Record<string, string>) => Promise<ServerProcess>;
let nodes: ServerProcess[];
let inside: ServerInternals;
let tokens: string[];

beforeAll(async () => {
  scratch = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), "diwan-nodes-"));
  mail = [await startMailServer(), await startMailServer()];
  const shared = {
    DATABASE_URL: scratch.url,
    DATA_DIR: directory,
    DEMO: "0",
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    SECRET_KEY: randomBytes(32).toString("hex"),
    DRAIN_SECONDS: "2",
  };
  const ports = [await freePort(), await freePort()];
  startNode = (place, environment = {}) =>
    startServerProcess({ ...shared, PORT: ports[place] ?? "", SMTP_URL: mail[place]?.url ?? "", ...environment });
  nodes = await Promise.all([startNode(0), startNode(1)]);
  inside = await openServerInternals(shared, nodes[0]?.url ?? "");
  const people = await Promise.all(["Omar", "Reem"].map((name) => inside.hire(name)));
  tokens = await Promise.all(people.map(async (id) => (await inside.startSession(id)).token));
});

afterAll(async () => {
  await inside?.close();
  for (const node of nodes ?? []) await node.end("SIGKILL");
  for (const { server } of mail ?? []) server.close();
  await scratch?.drop();
  await rm(directory, { recursive: true, force: true });
});

const nodeAt = (place: number): ServerProcess => {
  const node = nodes[place];
  if (node === undefined) throw new Error(`There is no node ${place}.`);
  return node;
};

/** Writes through one node; null if that node could no longer answer. */
async function send<Entity>(
  place: number,
  path: string,
  body: object,
  key: string = randomUUID(),
): Promise<Entity | null> {
  const response = await fetch(`${nodeAt(place).url}/api${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${tokens[place]}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response === null) return null;
  const answer = (await response.json().catch(() => null)) as { data: Entity } | null;
  if (response.status === 201) return answer?.data ?? null;
  // A valid request may only be refused with a status that allows a retry.
  expect([409, 500, 503]).toContain(response.status);
  return null;
}

async function writeTopic(): Promise<Topic> {
  const body = { categoryId: "2", titleEn: "Two nodes", contentEn: "One database." };
  const topic = await send<Topic>(0, "/topics", body);
  if (topic === null) throw new Error("The topic was not written.");
  return topic;
}

test("writes through either node reach the clients of both, each once", async () => {
  const clients = await Promise.all([0, 1].map((place) => readEvents(nodeAt(place).url, tokens[place] ?? "")));
  const topic = await writeTopic();
  const ids: string[] = [];
  for (const place of [0, 1, 1, 0]) {
    const comment = await send<Comment>(place, `/topics/${topic.id}/comments`, { content: `From node ${place}` });
    ids.push(comment?.id ?? "none");
  }
  for (const client of clients) {
    await expect.poll(() => client.subjectsOf("comment.created"), often).toEqual(ids);
    expect(client.subjectsOf("topic.published").concat(client.subjectsOf("topic.created"))).toContain(topic.id);
  }
  for (const client of clients) await client.close();
});

test("a session ended through one node is over on the other, its stream too", async () => {
  const id = await inside.hire("Salma");
  const { token } = await inside.startSession(id);
  const headers = { authorization: `Bearer ${token}` };
  const meAt = async (place: number): Promise<number> =>
    (await fetch(`${nodeAt(place).url}/api/me`, { headers })).status;
  expect([await meAt(0), await meAt(1)]).toEqual([200, 200]);
  const stream = await fetch(`${nodeAt(1).url}/api/events`, { headers });
  const ended = (async () => {
    let heard = "";
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += chunk;
    return heard;
  })();
  expect((await fetch(`${nodeAt(0).url}/api/sign-out`, { method: "POST", headers })).status).toBe(204);
  await expect.poll(() => meAt(1), often).toBe(401);
  expect(await ended).toContain('"reason":"session"');
});

test("a job is done by one of the nodes, and both take part", async () => {
  const wanted: string[] = [];
  const run = randomUUID();
  const sentBy = ({ recipients }: { recipients: string[] }): string[] => recipients.filter((to) => to.startsWith(run));
  const sent = (): string[] => mail.flatMap(sentBy);
  // A busy machine may give one node all of these jobs: more are added until each node had one.
  const askForMore = async (): Promise<boolean> => {
    for (let count = 0; count < 20; count += 1) {
      const to = `${run}-${wanted.length}@diwan.example`;
      await inside.write((tx) => queueMail(tx, { to, locale: "en", subject: "Once", text: "And once only." }));
      wanted.push(to);
    }
    return mail.every((each) => sentBy(each).length > 0);
  };
  await expect.poll(askForMore, often).toBe(true);
  await expect.poll(() => sent().length, often).toBeGreaterThanOrEqual(wanted.length);
  expect(sent().toSorted()).toEqual(wanted.toSorted());
});

test("a node killed during writes to both loses nothing acknowledged", async ({ signal }) => {
  const topic = await writeTopic();
  const client = await readEvents(nodeAt(0).url, tokens[0] ?? "");
  type Entry = { content: string; key: string; place: number; id: string | null };
  const entries: Entry[] = [];
  const post = async (entry: Entry): Promise<void> => {
    const { content, key, place } = entry;
    const comment = await send<Comment>(place, `/topics/${topic.id}/comments`, { content }, key);
    entry.id = comment?.id ?? null;
  };
  const acknowledged = (place: number): Entry[] =>
    entries.filter((entry) => entry.id !== null && entry.place === place);

  onTestFailed(async () => {
    await nodeAt(1).end("SIGKILL");
    nodes[1] = await startNode(1);
  });
  let isKilled = false;
  let isGone = false;
  /** Writes until the node's death is detected, so that it happens midway, however slow this process is. */
  const writeOn = async (place: number): Promise<void> => {
    while (!isGone && !signal.aborted) {
      const entry = { content: `Comment ${entries.length}`, key: randomUUID(), place, id: null };
      entries.push(entry);
      await post(entry);
      if (isKilled || acknowledged(1).length < 15) continue;
      isKilled = true;
      void nodeAt(1)
        .end("SIGKILL")
        .then(() => (isGone = true));
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => writeOn(index % 2)));
  const early = acknowledged(1);
  expect(entries.filter(({ place }) => place === 1).length, "killed in the middle").toBeGreaterThan(early.length);

  const stored = async (): Promise<{ id: string; content: string }[]> => {
    const comments = inside.database.primary.selectFrom("comment").select(["id", "content"]);
    return comments.where("topic_id", "=", topic.id).execute();
  };
  const rows = new Map((await stored()).map(({ id, content }) => [id, content]));
  for (const { id, content } of early) expect(rows.get(id ?? "")).toBe(content);

  // Entries without an answer are retried on the other node with the same key, as the same person.
  const [own = ""] = tokens;
  for (const entry of entries.filter(({ id }) => id === null)) {
    tokens[0] = tokens[entry.place] ?? own;
    await post(Object.assign(entry, { place: 0 }));
    tokens[0] = own;
  }
  const byContent = (one: { content: string }, other: { content: string }): number =>
    one.content.localeCompare(other.content);
  expect((await stored()).toSorted(byContent)).toEqual(
    entries.map(({ id, content }) => ({ id, content })).toSorted(byContent),
  );
  const everyId = entries.map(({ id }) => id ?? "").toSorted();
  await expect.poll(() => client.subjectsOf("comment.created").toSorted(), often).toEqual(everyId);
  await client.close();
});

test("a rolling restart fails no request of a client that sends to ready nodes", async () => {
  await nodeAt(1).end("SIGKILL");
  nodes[1] = await startNode(1);
  const topic = await writeTopic();
  const restart = async (place: number): Promise<void> => {
    expect(await nodeAt(place).end("SIGTERM")).toBe(0);
    nodes[place] = await startNode(place);
  };
  let turn = 0;
  const { sent, failures } = await sendDuringRestart({
    urls: nodes.map(({ url }) => url),
    request: () => {
      const headers = { authorization: `Bearer ${tokens[0]}`, "content-type": "application/json" };
      turn += 1;
      if (turn % 5 > 0) return { path: "/api/me", init: { headers } };
      const body = JSON.stringify({ content: `Comment ${turn}` });
      return { path: `/api/topics/${topic.id}/comments`, init: { method: "POST", headers, body } };
    },
    least: 400,
    lanes: 4,
    restart: async () => {
      await restart(0);
      await restart(1);
    },
  });
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(400);
});

test("a stopping node reports that it is not ready at once, and still answers", async () => {
  await nodeAt(1).end("SIGKILL");
  // Longer than this test, which ends the node itself.
  nodes[1] = await startNode(1, { DRAIN_SECONDS: "300" });
  const ask = (path: string): Promise<Response> =>
    fetch(`${nodeAt(1).url}${path}`, { headers: { authorization: `Bearer ${tokens[0]}` } });
  const client = await readEvents(nodeAt(1).url, tokens[0] ?? "");
  expect((await ask("/api/me")).headers.get("connection")).toBe("keep-alive");
  nodeAt(1).signal("SIGTERM");
  await expect.poll(async () => (await ask("/readyz")).status, often).toBe(503);
  expect(await (await ask("/readyz")).json()).toEqual({ status: "unavailable", reason: "stopping" });
  const answer = await ask("/api/me");
  expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
  const topic = await writeTopic();
  await expect
    .poll(() => client.subjectsOf("topic.created").concat(client.subjectsOf("topic.published")), often)
    .toContain(topic.id);
  await client.close();
  await nodeAt(1).end("SIGKILL");
});
