import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { memoryStorage } from "#testing/memory-storage.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { uploaderOf } from "#testing/upload.ts";
import { isProblem, Unreachable } from "./problems.ts";
import { sendResumably, type UploadPorts } from "./resumable-upload.ts";
import type { Transfer, TransferRequest } from "./transfer.ts";

let server: TestServer;
let personId: string;
let token: string;
let storage: Storage;
/** The requests sent, as `METHOD offset`. */
let sent: string[];
/** Names locked by a tab. */
let claimed: Set<string>;
/** Cuts a request before it is sent, or loses its answer. */
let trouble: (request: TransferRequest, count: number) => "cut" | "lost" | null;
let renewals: number;

const freshToken = async (): Promise<string> => (await server.startSession(personId)).token;

beforeAll(async () => {
  server = await startTestServer({ settings: { uploadQuotaMegabytes: 300 } });
  personId = await server.hire("Omar");
});
afterAll(() => server.close());
beforeEach(async () => {
  token = await freshToken();
  storage = memoryStorage();
  sent = [];
  claimed = new Set();
  trouble = () => null;
  renewals = 0;
});

const transfer: Transfer = async (request) => {
  const { method, url, headers, body, onSent, signal } = request;
  sent.push(`${method} ${headers["Upload-Offset"] ?? ""}`.trim());
  const fate = trouble(request, sent.length);
  if (fate === "cut") throw new Unreachable("network");
  const response = await fetch(new URL(url, server.url), { method, headers, body, signal: signal ?? null });
  const text = await response.text();
  if (fate === "lost") throw new Unreachable("network");
  onSent?.(body?.size ?? 0);
  return { status: response.status, header: (name) => response.headers.get(name), body: text };
};

const ports = (): UploadPorts => ({
  transfer,
  async authorized(_, send) {
    try {
      return await send(token);
    } catch (error) {
      if (!isProblem(error, "not_signed_in")) throw error;
      renewals += 1;
      token = await freshToken();
      return send(token);
    }
  },
  headers: (accessToken) => ({ authorization: `Bearer ${accessToken}` }),
  storage: () => storage,
  person: () => personId,
  now: Date.now,
  async claim(name) {
    if (claimed.has(name)) return null;
    claimed.add(name);
    return () => claimed.delete(name);
  },
  pauses: [1, 1, 1],
});

const fileOf = (size: number, name = "خطة العمل.txt"): File =>
  new File([Buffer.alloc(size, "a line of some document\n")], name, { type: "text/plain", lastModified: 1 });
const large = 20 * 1_048_576;
const send = (file: File, options = {}): Promise<string> => sendResumably(ports(), file, options);
const countOfUploads = async (): Promise<number> =>
  (await server.database.primary.selectFrom("file").select("id").execute()).length;
const describe = (id: string) => uploaderOf(server.url, token).describe(id);

test("a refusal is passed on with its code, is not retried and is not remembered", async () => {
  const page = new File(["<!doctype html><script>alert(1)</script>"], "a.txt", { type: "text/plain" });
  await expect(send(page)).rejects.toMatchObject({ code: "media_type_unsupported" });
  await expect(send(fileOf(26 * 1_048_576))).rejects.toMatchObject({ code: "too_large" });
  expect(sent).toEqual(["POST", "PATCH 0", "POST"]);
  expect(storage.length).toBe(0);
});

test("an ended session stops the upload, which continues after the next sign-in", async () => {
  const file = fileOf(large);
  trouble = (_, count) => {
    if (count === 3) token = "ended";
    return null;
  };
  const ended: UploadPorts = { ...ports(), authorized: (_, attempt) => attempt(token) };
  await expect(sendResumably(ended, file)).rejects.toMatchObject({ code: "not_signed_in" });
  token = await freshToken();
  trouble = () => null;
  sent = [];
  const id = await send(file);
  expect(sent[0]).toBe("HEAD");
  expect(sent).not.toContain("POST");
  expect((await describe(id)).byteSize).toBe(large);
});

test("a file is sent in pieces with its Arabic name and reports progress", async () => {
  const told: number[] = [];
  const id = await send(fileOf(large), { onProgress: (bytes: number) => told.push(bytes) });
  expect(sent).toEqual(["POST", "PATCH 0", "PATCH 8388608", "PATCH 16777216"]);
  expect(told.at(-1)).toBe(large);
  expect(await describe(id)).toMatchObject({ state: "ready", name: "خطة العمل.txt", byteSize: large });
  expect(storage.length).toBe(0);
});

test("a token that expires during the upload is renewed and nothing is sent twice", async () => {
  trouble = (_, count) => {
    if (count === 3) server.moveClock(11 * 60_000);
    return null;
  };
  const id = await send(fileOf(large)).finally(() => server.moveClock(0));
  expect(renewals).toBe(1);
  token = await freshToken();
  expect((await describe(id)).state).toBe("ready");
  expect(sent.filter((line) => line === "PATCH 0")).toHaveLength(1);
});

test.each(["cut", "lost"] as const)("an upload whose connection is %s resumes at the last offset", async (how) => {
  trouble = (_, count) => (count === 3 ? how : null);
  const id = await send(fileOf(large));
  expect(sent[3]).toBe("HEAD");
  expect((await describe(id)).byteSize).toBe(large);
});

test("a lost answer to the creation continues the same upload", async () => {
  const before = await countOfUploads();
  trouble = (_, count) => (count === 1 ? "lost" : null);
  const id = await send(fileOf(1_000));
  expect(sent).toEqual(["POST", "POST", "PATCH 0"]);
  expect((await describe(id)).state).toBe("ready");
  expect(await countOfUploads()).toBe(before + 1);
});

test("a lost answer to the last piece still completes the upload", async () => {
  trouble = (_, count) => (count === 4 ? "lost" : null);
  const id = await send(fileOf(large));
  expect(sent.at(-1)).toBe("HEAD");
  expect((await describe(id)).state).toBe("ready");
});

test("the same file resumes after a reload, but not for another person", async () => {
  const file = fileOf(large);
  trouble = (request) => (request.headers["Upload-Offset"] === "8388608" ? "cut" : null);
  await expect(send(file)).rejects.toBeInstanceOf(Unreachable);
  expect(storage.length).toBe(1);
  expect(storage.key(0)).toContain(`upload:${personId}:`);

  sent = [];
  trouble = (request) => (request.method === "PATCH" ? "cut" : null);
  await expect(sendResumably({ ...ports(), person: () => "999" }, file)).rejects.toBeInstanceOf(Unreachable);
  expect(sent[0]).toBe("POST");

  sent = [];
  trouble = () => null;
  await send(fileOf(large));
  expect(sent.slice(0, 2)).toEqual(["HEAD", "PATCH 8388608"]);
});

test("an upload unknown to the server starts again", async () => {
  const file = fileOf(1_000);
  const item = `upload:${personId}:${file.name}:${file.size}:1:text/plain`;
  storage.setItem(item, JSON.stringify({ url: "/api/files/999999999", at: Date.now() }));
  const id = await send(file);
  expect(sent).toEqual(["HEAD", "POST", "PATCH 0"]);
  expect((await describe(id)).state).toBe("ready");
  storage.setItem(item, JSON.stringify({ url: "/api/files/999999999", at: Date.now() - 25 * 3_600_000 }));
  sent = [];
  await send(file);
  expect(sent[0]).toBe("POST");
});

test("the same file sent twice at the same time creates two files", async () => {
  const ids = await Promise.all([send(fileOf(large)), send(fileOf(large))]);
  expect(new Set(ids).size).toBe(2);
});

test("a cancelled upload is deleted in the browser and on the server", async () => {
  const stop = new AbortController();
  trouble = (_, count) => {
    if (count === 3) queueMicrotask(() => stop.abort());
    return null;
  };
  await expect(send(fileOf(large), { signal: stop.signal })).rejects.toMatchObject({ name: "AbortError" });
  expect(sent.at(-1)).toBe("DELETE");
  expect([storage.length, claimed.size]).toEqual([0, 0]);
  const already = AbortSignal.abort();
  await expect(send(fileOf(100), { signal: already })).rejects.toMatchObject({ name: "AbortError" });
});

test("a full storage does not prevent an upload", async () => {
  storage = memoryStorage({}, { full: true });
  expect((await describe(await send(fileOf(1_000)))).state).toBe("ready");
});
