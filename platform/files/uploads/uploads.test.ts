import { createConnection, type Socket } from "node:net";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { uploaderOf, type Uploader } from "#testing/upload.ts";

let server: TestServer;
const tokens = new Map<string, string>();
const ids = new Map<string, string>();
let omar: Uploader;
let reem: Uploader;
let stranger: Uploader;

beforeAll(async () => {
  server = await startTestServer({ settings: { uploadQuotaMegabytes: 30 } });
  for (const name of ["Omar", "Reem", "Faisal", "Huda"]) {
    ids.set(name, await server.hire(name));
    tokens.set(name, (await server.startSession(ids.get(name) ?? "")).token);
  }
  omar = uploaderOf(server.url, tokens.get("Omar") ?? "");
  reem = uploaderOf(server.url, tokens.get("Reem") ?? "");
  stranger = uploaderOf(server.url, null);
});
afterAll(() => server.close());

const text = (size: number): Buffer => Buffer.from("سطر من النص\n".repeat(Math.ceil(size / 20))).subarray(0, size);
const connect = (): Socket => {
  const { hostname, port } = new URL(server.url);
  return createConnection({ host: hostname === "localhost" ? "127.0.0.1" : hostname, port: Number(port) });
};
const headOf = (request: string): string =>
  `${request} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${tokens.get("Omar")}\r\ntus-resumable: 1.0.0\r\n`;
const appendHead = (location: string, length: number): string =>
  `${headOf(`PATCH ${location}`)}upload-offset: 0\r\ncontent-type: application/offset+octet-stream\r\n` +
  `content-length: ${length}\r\n\r\n`;
const words = (size: number): Buffer => Buffer.alloc(size, "words and more words\n");
const begin = async (uploader: Uploader, size: number, name = "notes.txt"): Promise<string> => {
  const { status, headers } = await uploader.create(size, { filename: name });
  expect(status).toBe(201);
  return headers.get("location") ?? "";
};

describe("an upload request is refused", () => {
  test("without a session, for every method but OPTIONS, which lists the protocol's features", async () => {
    const location = await begin(omar, 10);
    for (const answer of [
      await stranger.create(10),
      await stranger.head(location),
      await stranger.append(location, 0, words(10)),
      await stranger.end(location),
    ])
      expect(answer.status).toBe(401);
    expect((await stranger.create(10)).problem.code).toBe("not_signed_in");
    const options = await fetch(`${server.url}/api/files`, { method: "OPTIONS" });
    expect([options.status, options.headers.get("tus-version")]).toEqual([204, "1.0.0"]);
    expect(options.headers.get("tus-extension")).toBe("creation,creation-with-upload,termination,expiration");
    expect(options.headers.get("tus-max-size")).toBe(String(500 * 1_048_576));
  });

  test("with 404 for another person's upload, finished or not", async () => {
    const running = await begin(omar, 10);
    const { location: finished } = await omar.send("done.txt", words(10));
    for (const location of [running, finished, "/api/files/999999999"]) {
      expect((await reem.head(location)).status).toBe(404);
      expect((await reem.append(location, 0, words(10))).problem.code).toBe("not_found");
      expect((await reem.end(location)).problem.code).toBe("not_found");
    }
    expect((await omar.append(running, 0, words(10))).status).toBe(204);
    expect((await omar.head(finished)).offset).toBe(10);
  });

  test("if it violates the protocol", async () => {
    const location = await begin(omar, 10);
    const other = await omar.create(10, {}, { "tus-resumable": "0.2.2" });
    expect([other.status, other.problem.code, other.headers.get("tus-version")]).toEqual([
      412,
      "protocol_unsupported",
      "1.0.0",
    ]);
    expect((await omar.create(null)).problem.fields[0]?.path).toBe("Upload-Length");
    for (const length of ["0", "-1", "1.5", "x", "1e3", "99999999999999999"])
      expect((await omar.create(null, {}, { "upload-length": length })).status).toBe(400);
    expect((await omar.create(10, {}, { "upload-metadata": "filename ***" })).status).toBe(400);
    expect((await omar.create(10, {}, { "upload-concat": "partial" })).status).toBe(400);
    expect((await omar.append(location, 0, words(10), { "content-type": "text/plain" })).status).toBe(415);
    const noOffset = await fetch(`${server.url}${location}`, {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${tokens.get("Omar")}`,
        "tus-resumable": "1.0.0",
        "content-type": "application/offset+octet-stream",
      },
      body: new Uint8Array(10),
    });
    expect(noOffset.status).toBe(400);
    expect(noOffset.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(noOffset.headers.get("x-content-type-options")).toBe("nosniff");
    expect(noOffset.headers.get("x-request-id")).not.toBeNull();
  });

  test("for a piece with a wrong offset, or beyond the declared length", async () => {
    const location = await begin(omar, 10);
    expect((await omar.append(location, 5, words(5))).problem.code).toBe("offset_conflict");
    expect((await omar.append(location, 0, words(11))).problem.code).toBe("too_large");
    expect((await omar.append(location, 0, words(4))).headers.get("upload-offset")).toBe("4");
    expect((await omar.append(location, 0, words(4))).status).toBe(409);
    expect((await omar.head(location)).offset).toBe(4);
  });

  test("for a size over the limit of its declared type, before a byte is sent", async () => {
    const over = 10 * 1_048_576 + 1;
    const answer = await omar.create(over, { filename: "a.png", filetype: "image/png" });
    expect([answer.status, answer.problem.code]).toEqual([413, "too_large"]);
    expect((await omar.create(26 * 1_048_576, { filetype: "application/pdf" })).status).toBe(413);
    expect((await omar.create(501 * 1_048_576, { filetype: "video/mp4" })).status).toBe(413);
  });

  test("beyond the person's quota, including unfinished uploads", async () => {
    const faisal = uploaderOf(server.url, tokens.get("Faisal") ?? "");
    expect((await faisal.create(20 * 1_048_576, { filename: "a.zip" })).status).toBe(201);
    const second = await faisal.create(20 * 1_048_576, { filename: "b.zip" });
    expect([second.status, second.problem.code]).toEqual([422, "quota_exceeded"]);
    const { data } = (await (
      await fetch(`${server.url}/api/upload-limits`, { headers: { authorization: `Bearer ${tokens.get("Faisal")}` } })
    ).json()) as { data: { quota: number; used: number } };
    expect(data).toMatchObject({ quota: 30 * 1_048_576, used: 20 * 1_048_576 });
  });

  test("beyond twenty unfinished uploads, also when they all begin together", async () => {
    const huda = uploaderOf(server.url, tokens.get("Huda") ?? "");
    const answers = await Promise.all(Array.from({ length: 24 }, () => huda.create(10, { filename: "a.txt" })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ problem }) => problem.code === "too_many_uploads")).toHaveLength(4);
    const first = answers.find(({ status }) => status === 201)?.headers.get("location") ?? "";
    expect((await huda.end(first)).status).toBe(204);
    expect((await huda.create(10)).status).toBe(201);
  });
});

describe("an upload", () => {
  test("created twice with one key is one upload, for the same person and declaration", async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const named = { filename: "once.txt" };
    const first = await reem.create(10, named, key);
    const location = first.headers.get("location") ?? "";
    expect((await reem.append(location, 0, words(4))).status).toBe(204);
    const placeOf = async () => {
      const { status, headers } = await reem.create(10, named, key);
      return [status, headers.get("location"), headers.get("upload-offset"), headers.get("tus-resumable")];
    };
    expect([first.status, await placeOf()]).toEqual([201, [201, location, "4", "1.0.0"]]);
    for (const other of [await reem.create(11, named, key), await reem.create(10, { filename: "other.txt" }, key)])
      expect([other.status, other.problem.code]).toEqual([422, "idempotency_key_reused"]);
    expect((await omar.create(10, named, key)).headers.get("location")).not.toBe(location);
    expect((await reem.append(location, 4, words(6))).status).toBe(204);
    expect(await placeOf()).toEqual([201, location, "10", "1.0.0"]);
    expect((await reem.end(location)).status).toBe(204);
    expect((await reem.create(10, named, key)).status).toBe(404);
    const bad = await reem.create(10, named, { "idempotency-key": "ü" });
    expect([bad.status, bad.problem.fields[0]?.path]).toEqual([400, "Idempotency-Key"]);
  });

  test("that failed releases its key", async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    expect((await reem.create(10, {}, { ...key, "tus-resumable": "0.2.2" })).status).toBe(412);
    const again = await reem.create(10, {}, key);
    expect([again.status, again.headers.get("upload-offset")]).toEqual([201, null]);
    await reem.end(again.headers.get("location") ?? "");
  });

  test("in two pieces, with an Arabic name, becomes a document", async () => {
    const content = text(5_000);
    const created = await omar.create(content.length, { filename: "محضر الاجتماع ٣.txt", filetype: "text/plain" });
    const location = created.headers.get("location") ?? "";
    expect(location).toMatch(/^\/api\/files\/[1-9]\d*$/);
    expect(Date.parse(created.headers.get("upload-expires") ?? "")).toBeGreaterThan(Date.now());
    const id = location.split("/").at(-1) ?? "";
    expect(await omar.describe(id)).toMatchObject({ kind: "upload", state: "uploading", url: null });
    expect((await omar.append(location, 0, content.subarray(0, 2_000))).headers.get("upload-offset")).toBe("2000");
    expect(await omar.head(location)).toMatchObject({ status: 200, offset: 2_000, length: 5_000 });
    expect((await omar.append(location, 2_000, content.subarray(2_000))).status).toBe(204);
    const file = await omar.describe(id);
    expect(file).toMatchObject({
      kind: "document",
      state: "ready",
      name: "محضر الاجتماع ٣.txt",
      mediaType: "text/plain",
      byteSize: 5_000,
    });
    expect(await omar.head(location)).toMatchObject({ status: 200, offset: 5_000, length: 5_000 });
    expect((await omar.append(location, 5_000, words(1))).status).toBe(409);
    const fetched = await fetch(`${server.url}${file.url}`);
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(content);
    const disposition = fetched.headers.get("content-disposition") ?? "";
    expect(decodeURIComponent(disposition.split("''")[1] ?? "")).toBe("محضر الاجتماع ٣.txt");
  });

  test("may send its content with its creation", async () => {
    const body = words(300);
    const response = await fetch(`${server.url}/api/files`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${tokens.get("Omar")}`,
        "tus-resumable": "1.0.0",
        "upload-length": "300",
        "content-type": "application/offset+octet-stream",
      },
      body: new Uint8Array(body),
    });
    expect([response.status, response.headers.get("upload-offset")]).toEqual([201, "300"]);
    const id = response.headers.get("location")?.split("/").at(-1) ?? "";
    expect(await omar.describe(id)).toMatchObject({ state: "ready", name: "file.txt" });
  });

  test("resumes from the received bytes after a broken connection", async () => {
    const content = words(2_000_000);
    const location = await begin(omar, content.length);
    const socket = connect();
    socket.write(appendHead(location, content.length));
    socket.write(content.subarray(0, 1_000_000));
    const arrived = async () =>
      (await stat(join(server.dataDirectory, "uploads", location.split("/").at(-1) ?? ""))).size;
    await expect.poll(arrived).toBeGreaterThan(0);
    socket.destroy();
    const { offset } = await omar.head(location);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(1_000_000);
    expect((await omar.append(location, offset, content.subarray(offset))).status).toBe(204);
    const { url } = await omar.describe(location.split("/").at(-1) ?? "");
    const fetched = await fetch(`${server.url}${url}`);
    expect(Buffer.from(await fetched.arrayBuffer()).equals(content)).toBe(true);
  });

  test("with two simultaneous senders is stored whole: one continues, the other gets a conflict", async () => {
    const content = words(4_000_000);
    const location = await begin(omar, content.length);
    const answers = await Promise.all([1, 2].map(() => omar.append(location, 0, content)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.every((status) => status === 204 || status === 409)).toBe(true);
    const { offset } = await omar.head(location);
    if (offset < content.length) await omar.append(location, offset, content.subarray(offset));
    const { url } = await omar.describe(location.split("/").at(-1) ?? "");
    expect(Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer()).equals(content)).toBe(true);
  });

  test("interrupted by another request leaves its connection usable", async () => {
    const content = words(4_000_000);
    const location = await begin(omar, content.length);
    const socket = connect();
    let received = "";
    socket.setEncoding("utf8").on("data", (data: string) => (received += data));
    socket.write(appendHead(location, content.length));
    socket.write(content.subarray(0, 1_000_000));
    // Each of these demands the upload from its sender, who is then told how much was stored.
    const interrupt = async (): Promise<string> => {
      await omar.head(location);
      return received;
    };
    await expect.poll(interrupt).toMatch(/^HTTP\/1\.1 204 [^]*upload-offset: \d/);
    received = "";
    socket.write(content.subarray(1_000_000));
    socket.write(`${headOf(`HEAD ${location}`)}\r\n`);
    await expect.poll(() => received).toMatch(/HTTP\/1\.1 200 /);
    socket.destroy();
  });

  test("may come in many small pieces", async () => {
    const content = words(60_000);
    const location = await begin(omar, content.length);
    const socket = connect();
    socket.write(appendHead(location, content.length));
    const answered = new Promise<string>((resolve) => socket.once("data", (data) => resolve(data.toString())));
    for (let at = 0; at < content.length; at += 1_000) {
      await new Promise((resolve) => socket.write(content.subarray(at, at + 1_000), resolve));
    }
    expect(await answered).toMatch(/^HTTP\/1\.1 204 /);
    socket.destroy();
  });

  test("is terminated with its bytes; a finished unused one is deleted, one in use is not", async () => {
    const location = await begin(omar, 10);
    await omar.append(location, 0, words(4));
    expect((await omar.end(location)).status).toBe(204);
    expect((await omar.head(location)).status).toBe(404);

    const { location: unused, id } = await omar.send("a.txt", words(10));
    const { url } = await omar.describe(id);
    expect((await omar.end(unused)).status).toBe(204);
    expect((await fetch(`${server.url}${url}`)).status).toBe(404);

    const used = await omar.send("b.txt", words(10));
    await server.write((tx) => server.files.attach(tx, ids.get("Omar") ?? "", [used.id]));
    expect((await omar.end(used.location)).problem.code).toBe("not_allowed");
    expect((await omar.describe(used.id)).state).toBe("ready");
  });
});

test("the server logged no error", async () => {
  expect(await server.faults()).toEqual([]);
});
