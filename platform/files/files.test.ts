import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { withCaller } from "#platform/http/caller.ts";
import { createServer } from "#platform/http/server.ts";
import { runJobsOnce } from "#platform/jobs/runner.ts";
import { createLog } from "#platform/log/log.ts";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { createDiskBlobStore } from "./disk-blob-store.ts";
import { createFiles, type Files } from "./files.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

const content = randomBytes(5_000);
const nobody = { generation: 1, permissions: new Set<never>(), locale: "en", secondFactorDue: null } as const;
let scratch: ScratchDatabase;
let database: Database;
let directory: string;
let files: Files;
let app: FastifyInstance;
let url: string;
let fileId: string;
/** Result of the permission checks; tests revoke it. */
let allowed: boolean;
let active: boolean;

beforeAll(async () => {
  scratch = await createTestDatabase();
  await runStatements(scratch.url, "insert into person (id, name_en) values (1, 'Omar'), (2, 'Reem')");
  database = openDatabase({ url: scratch.url, size: 3 });
  directory = await mkdtemp(join(tmpdir(), "diwan-files-"));
  const blobs = createDiskBlobStore(directory);
  const secretKeys = soleKey(randomBytes(32));
  files = createFiles({ blobs, secretKeys, isLive: async (_, { session }) => active && session === "here" });
  files.allow("posterVideo", async (_, file, personId) => allowed && file.ownerId === "1" && personId === "2");
  app = createServer({
    database,
    authenticate: async () => null,
    limit: async () => {},
    log: createLog("silent"),
    trustProxy: false,
    https: false,
    hashes: { scripts: [] },
    routes: files.routes,
  });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
  const video = { variant: "original", mediaType: "video/webm", width: 8, height: 8, content };
  const script = { variant: "script", mediaType: "text/html", width: null, height: null, content: Buffer.from("<b>") };
  const kept = await files.storeContent("posterVideo", [video, script]);
  fileId = await transaction(database.primary, (tx) => files.insert(tx, "1", kept));
});
afterAll(async () => {
  await app.close();
  await database.close();
  await scratch.drop();
  await rm(directory, { recursive: true });
});
beforeEach(() => {
  allowed = true;
  active = true;
});

/** Signs as a request in a session does. */
const signed = (id: string, variant: string, personId: string, sessionId = "here"): Promise<string> =>
  withCaller({ ...nobody, personId, sessionId }, async () => files.url(id, variant, personId));
const address = (variant = "original", personId = "2"): Promise<string> => signed(fileId, variant, personId);
const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> =>
  fetch(`${url}${path}`, { headers, method });

describe("a file is refused with 404", () => {
  const changes: [string, (path: string) => string][] = [
    ["no signature", (path) => path.split("?")[0] ?? ""],
    ["another signature", (path) => path.replace(/s=(.)/, (_, first) => (first === "_" ? "s=-" : "s=_"))],
    ["half a signature", (path) => path.replace(/(s=.{11}).*/, "$1")],
    ["another person", (path) => path.replace("p=2", "p=1")],
    ["another variant", (path) => path.replace("/original", "/script")],
    ["another file", (path) => path.replace(/files\/\d+/, "files/999")],
    ["a later end", (path) => path.replace(/e=(\d)/, "e=9$1")],
    ["another session", (path) => path.replace("n=here", "n=there")],
    ["no session", (path) => path.replace("n=here", "n=")],
    ["no person", (path) => path.replace("p=2", "p=")],
    ["a person in words", (path) => path.replace("p=2", "p=2%20or%201")],
  ];
  test.each(changes)("by an address with %s", async (_, change) => {
    expect((await get(await address())).status).toBe(200);
    const answer = await get(change(await address()));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "not_found" });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("after the reader's permission was revoked", async () => {
    allowed = false;
    expect((await get(await address())).status).toBe(404);
  });

  test("by a signature made outside of a session", async () => {
    expect((await get(files.url(fileId, "original", "2"))).status).toBe(404);
  });

  test("to a person who is no longer active", async () => {
    active = false;
    expect((await get(await address())).status).toBe(404);
  });

  test("by an expired signature", async () => {
    const path = await address();
    const later = Date.now() + 2 * 3_600_000;
    setClock(() => later);
    expect((await get(path)).status).toBe(404);
  });

  test("if no module grants permission for its kind", async () => {
    const draft = { variant: "small", mediaType: "image/webp", width: 1, height: 1, content };
    const kept = await files.storeContent("photo", [draft]);
    const photo = await transaction(database.primary, (tx) => files.insert(tx, "1", kept));
    expect((await get(await signed(photo, "small", "2"))).status).toBe(404);
    expect(files.photoUrl(null, "2")).toBeNull();
  });

  test("if its bytes are missing", async () => {
    const kept = await files.storeContent("posterVideo", [
      { variant: "original", mediaType: "video/webm", width: 1, height: 1, content },
    ]);
    const gone = await transaction(database.primary, (tx) => files.insert(tx, "1", kept));
    await createDiskBlobStore(directory).delete(kept.variants[0].storageKey);
    expect((await get(await signed(gone, "original", "2"))).status).toBe(404);
  });

  test.each(["/api/files/x/original", "/api/files/1/..%2fsecret", "/api/files/1/a-b"])(
    "%s is malformed",
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );
});

describe("a signed address", () => {
  test("is the same for a full hour, and valid for one to two hours", async () => {
    const hour = Date.UTC(2026, 2, 1, 10);
    const at = (minutes: number, seconds = 0): Promise<string> => {
      setClock(() => hour + (minutes * 60 + seconds) * 1000);
      return address();
    };
    const first = await at(0);
    expect(await at(59, 59)).toBe(first);
    expect(await at(60)).not.toBe(first);
    await at(119, 59);
    expect((await get(first)).status).toBe(200);
    await at(120);
    expect((await get(first)).status).toBe(404);
  });

  test("differs for every person, variant and session", async () => {
    const all = await Promise.all([
      address("original", "1"),
      address("original", "2"),
      address("script", "2"),
      signed(fileId, "original", "2", "there"),
    ]);
    expect(new Set(all.map((path) => /s=(.*)/.exec(path)?.[1])).size).toBe(4);
  });
});

describe("an unused upload", () => {
  const enter = async (keptUntil?: Date): Promise<string> => {
    const draft = { variant: "original", mediaType: "application/pdf", width: null, height: null, content };
    const kept = await files.storeContent("document", [draft]);
    const facts = { name: "محضر الاجتماع (٣).pdf", ...(keptUntil === undefined ? {} : { keptUntil }) };
    return transaction(database.primary, (tx) => files.insert(tx, "1", kept, facts));
  };

  test("is refused with 404 to all but its owner", async () => {
    const id = await enter(new Date(Date.now() + 3_600_000));
    expect((await get(await signed(id, "original", "2"))).status).toBe(404);
    expect((await get(await signed(id, "original", "1"))).status).toBe(200);
  });

  test("in use is refused until a module grants permission, and then sent with its name in any script", async () => {
    const id = await enter();
    expect((await get(await signed(id, "original", "2"))).status).toBe(404);
    files.allow("document", async () => true);
    const answer = await get(await signed(id, "original", "2"));
    const disposition = answer.headers.get("content-disposition") ?? "";
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''[A-Za-z0-9%._~-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? "")).toBe("محضر الاجتماع (٣).pdf");
  });
});

describe("a file", () => {
  test("is sent with headers that prevent any other interpretation", async () => {
    const answer = await get(await address());
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "video/webm",
      "content-length": "5000",
      "content-disposition": "inline",
      "cache-control": "private, max-age=3600",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      etag: `"${fileId}-original"`,
    });
    const script = await get(await address("script"));
    expect(script.headers.get("content-disposition")).toBe("attachment");
  });

  test("is not sent again to a client that has it, nor for a HEAD request", async () => {
    const etag = `"${fileId}-original"`;
    for (const given of [etag, `W/${etag}`, `"x", ${etag}`, "*"])
      expect((await get(await address(), { "if-none-match": given })).status).toBe(304);
    expect((await get(await address(), { "if-none-match": '"other"' })).status).toBe(200);
    const head = await get(await address(), {}, "HEAD");
    expect([head.status, head.headers.get("content-length"), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      "5000",
      0,
    ]);
    const refused = await get((await address()).replace("p=2", "p=1"), {}, "HEAD");
    expect(refused.status).toBe(404);
  });

  test.each([
    ["bytes=0-99", 0, 99],
    ["bytes=4990-", 4990, 4999],
    ["bytes=-10", 4990, 4999],
    ["bytes=4000-9999", 4000, 4999],
    ["bytes=-9999", 0, 4999],
    ["bytes=7-7", 7, 7],
  ])("is sent in part for %s", async (range, start, end) => {
    const answer = await get(await address(), { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end}/5000`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content.subarray(start, end + 1));
  });

  test.each(["bytes=5000-", "bytes=9999-10000", "bytes=-0"])("is refused with 416 for %s", async (range) => {
    const answer = await get(await address(), { range });
    expect([answer.status, answer.headers.get("content-range")]).toEqual([416, "bytes */5000"]);
  });

  test.each(["bytes=0-1,5-6", "lines=1-2", "bytes=", "bytes=9-1", "bytes=a-b"])(
    "is sent whole for %s",
    async (range) => {
      expect((await get(await address(), { range })).status).toBe(200);
    },
  );

  test("is sent whole if the client's If-Range is of another file", async () => {
    expect((await get(await address(), { range: "bytes=0-1", "if-range": '"old"' })).status).toBe(200);
    expect((await get(await address(), { range: "bytes=0-1", "if-range": `"${fileId}-original"` })).status).toBe(206);
  });

  test("whose reader disconnects midway causes no error", async () => {
    const leaving = new AbortController();
    const answer = await fetch(`${url}${await address()}`, { signal: leaving.signal });
    leaving.abort();
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect((await get(await address())).status).toBe(200);
  });
});

const stored = async (): Promise<number> =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

describe("bytes of a file", () => {
  const draft = { variant: "large", mediaType: "image/webp", width: 1, height: 1, content };

  test("are deleted after the commit of its deletion, and not on rollback", async () => {
    const kept = await files.storeContent("poster", [draft, { ...draft, variant: "small" }]);
    const id = await transaction(database.primary, (tx) => files.insert(tx, "1", kept));
    const before = await stored();
    const failing = transaction(database.primary, async (tx) => {
      await files.remove(tx, id);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    const jobs = { url: scratch.url, database, tasks: files.jobs, log: createLog("silent") };
    await runJobsOnce(jobs);
    expect(await stored()).toBe(before);

    await transaction(database.primary, (tx) => files.remove(tx, id));
    expect(await stored()).toBe(before);
    await runJobsOnce(jobs);
    expect(await stored()).toBe(before - 2);
  });

  test("can be discarded if it was not inserted, otherwise not", async () => {
    const before = await stored();
    const kept = await files.storeContent("poster", [draft]);
    await files.discard(database.primary, kept);
    expect(await stored()).toBe(before);
    const entered = await files.storeContent("poster", [draft]);
    await transaction(database.primary, (tx) => files.insert(tx, "1", entered));
    await files.discard(database.primary, entered);
    expect(await stored()).toBe(before + 1);
  });

  test.each(["../outside", "a/../../b", "/etc/passwd", "", "a//b", "a b"])("are never stored at %j", async (key) => {
    await expect(createDiskBlobStore(directory).put(key, content)).rejects.toThrow("Not a key");
  });

  test("are stored whole or not at all, and can be deleted twice", async () => {
    const blobs = createDiskBlobStore(join(directory, "other"));
    await Promise.all(Array.from({ length: 8 }, () => blobs.put("a/b.bin", content)));
    const names = await readdir(join(directory, "other"), { recursive: true });
    expect(names.toSorted()).toEqual(["a", "a/b.bin"]);
    await blobs.delete("a/b.bin");
    await blobs.delete("a/b.bin");
    expect(await blobs.get("a/b.bin")).toBeNull();
  });
});
