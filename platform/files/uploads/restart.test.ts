import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startServer, type RunningServer } from "../../../apps/server/server.ts";
import { readConfig } from "#platform/config/config.ts";
import { createTestDatabase } from "#testing/database.ts";
import { openServerInternals, type ServerInternals } from "#testing/server-internals.ts";
import type { ScratchDatabase } from "#testing/scratch.ts";
import { uploaderOf } from "#testing/upload.ts";

let scratch: ScratchDatabase;
let directory: string;
let inside: ServerInternals;
let personId: string;
let environment: Record<string, string>;
const nodes: RunningServer[] = [];

async function startNode(): Promise<RunningServer> {
  const node = await startServer(readConfig(environment), { logFile: join(directory, "log") });
  nodes.push(node);
  return node;
}

beforeAll(async () => {
  scratch = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), "diwan-restart-"));
  environment = {
    DATABASE_URL: scratch.url,
    DATA_DIR: directory,
    PORT: "0",
    DEMO: "0",
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
    SECRET_KEY: randomBytes(32).toString("hex"),
  };
  await (await startNode()).close();
  nodes.pop();
  inside = await openServerInternals(environment, "");
  personId = await inside.hire("Omar");
});
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close();
});
afterAll(async () => {
  await inside.close();
  await scratch.drop();
  await rm(directory, { recursive: true });
});

const uploader = async (node: RunningServer) => uploaderOf(node.url, (await inside.startSession(personId)).token);
const content = Buffer.alloc(3_000_000, "a line of some document\n");

test("half an upload is resumed after a restart of the server, with another token", async () => {
  const first = await startNode();
  const before = await uploader(first);
  const location = (await before.create(content.length, { filename: "a.txt" })).headers.get("location") ?? "";
  expect((await before.append(location, 0, content.subarray(0, 1_400_000))).status).toBe(204);
  await first.close();
  nodes.pop();

  const second = await startNode();
  const after = await uploader(second);
  const { offset, length } = await after.head(location);
  expect([offset, length]).toEqual([1_400_000, content.length]);
  expect((await after.append(location, offset, content.subarray(offset))).status).toBe(204);
  const { url } = await after.describe(location.split("/").at(-1) ?? "");
  const body = Buffer.from(await (await fetch(`${second.url}${url}`)).arrayBuffer());
  expect(body.equals(content)).toBe(true);
});

test("a stopping server does not wait for a slow connection, and keeps the bytes received", async () => {
  const first = await startNode();
  const { token } = await inside.startSession(personId);
  const omar = uploaderOf(first.url, token);
  const location = (await omar.create(content.length, { filename: "slow.txt" })).headers.get("location") ?? "";
  const socket = createConnection({ host: "127.0.0.1", port: Number(new URL(first.url).port) });
  socket.on("error", () => {});
  socket.write(
    `PATCH ${location} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ntus-resumable: 1.0.0\r\n` +
      `upload-offset: 0\r\ncontent-type: application/offset+octet-stream\r\ncontent-length: ${content.length}\r\n\r\n`,
  );
  socket.write(content.subarray(0, 500_000));
  const arrived = async () => (await stat(join(directory, "uploads", location.split("/").at(-1) ?? ""))).size;
  await expect.poll(arrived).toBe(500_000);
  // No more bytes arrive on this connection: waiting for it would never end.
  await first.close();
  nodes.pop();
  const { offset } = await (await uploader(await startNode())).head(location);
  expect(offset).toBe(500_000);
  socket.destroy();
});

test("pieces may arrive at different nodes, also two at once", async () => {
  const [here, there] = [await uploader(await startNode()), await uploader(await startNode())];
  const location = (await here.create(content.length, { filename: "b.txt" })).headers.get("location") ?? "";
  expect((await there.append(location, 0, content.subarray(0, 1_000_000))).status).toBe(204);
  const rest = content.subarray(1_000_000);
  const answers = await Promise.all([here, there].map((node) => node.append(location, 1_000_000, rest)));
  expect(answers.map(({ status }) => status).every((status) => status === 204 || status === 409)).toBe(true);
  const { offset } = await there.head(location);
  if (offset < content.length) await here.append(location, offset, content.subarray(offset));
  const file = await there.describe(location.split("/").at(-1) ?? "");
  expect(file).toMatchObject({ state: "ready", byteSize: content.length });
  const body = Buffer.from(await (await fetch(`${nodes[0]?.url}${file.url}`)).arrayBuffer());
  expect(body.equals(content)).toBe(true);
});

test("an upload whose last byte arrived just before a crash is inspected when its client requests it", async () => {
  const omar = await uploader(await startNode());
  const location = (await omar.create(content.length, { filename: "c.txt" })).headers.get("location") ?? "";
  const id = location.split("/").at(-1) ?? "";
  await writeFile(join(directory, "uploads", id), content);
  expect((await omar.describe(id)).state).toBe("uploading");
  expect(await omar.head(location)).toMatchObject({ status: 200, offset: content.length });
  expect((await omar.describe(id)).state).toBe("ready");
});
