import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import type { S3Config } from "#platform/config/s3-config.ts";
import { startS3Server, type S3Server } from "#testing/s3-server.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { uploaderOf, type Uploader } from "#testing/upload.ts";
import { sweepBlobs, sweepUploads } from "../uploads/sweep.ts";
import { createS3BlobStore } from "./s3-blob-store.ts";
import { createS3UploadStore } from "./s3-upload-store.ts";

let store: S3Server;
let server: TestServer;
let omar: Uploader;
let config: S3Config;

beforeAll(async () => {
  store = await startS3Server();
  const given = readConfig(store.environment).s3;
  if (given === null) throw new Error("There is no bucket.");
  config = given;
  server = await startTestServer({ environment: store.environment });
  omar = uploaderOf(server.url, (await server.startSession(await server.hire("Omar"))).token);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

describe("the configuration", () => {
  test("is refused at start when it is incomplete", () => {
    for (const name of ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"])
      expect(() => readConfig({ ...store.environment, [name]: "" })).toThrow(`${name}: is missing`);
    expect(() => readConfig({ ...store.environment, S3_ENDPOINT: "nowhere" })).toThrow("S3_ENDPOINT");
    expect(() => readConfig({ ...store.environment, S3_FORCE_PATH_STYLE: "yes" })).toThrow("S3_FORCE_PATH_STYLE");
  });

  test("needs no endpoint for Amazon S3, and no bucket for storage on disk", () => {
    const { S3_ENDPOINT: _, S3_REGION: __, ...rest } = store.environment;
    expect(readConfig(rest).s3).toMatchObject({ endpoint: null, region: "us-east-1", forcePathStyle: false });
    expect(readConfig({}).s3).toBeNull();
  });
});

describe("blobs in a bucket", () => {
  const content = Buffer.from("0123456789".repeat(1_000));

  test("are refused under a wrong secret", async () => {
    const wrong = createS3BlobStore({ ...config, secretAccessKey: "guessed" });
    await expect(wrong.put("a/b.bin", content)).rejects.toThrow();
    expect(store.objects.has("files/a/b.bin")).toBe(false);
  });

  test.each(["../outside", "a/../../b", "/etc/passwd", "", "a b"])("are never stored at %j", async (key) => {
    await expect(createS3BlobStore(config).put(key, content)).rejects.toThrow("Not a key");
  });

  test.each(["../outside", "a/../../b", "/etc/passwd", "", "a b"])("are never read or deleted at %j", async (key) => {
    const blobs = createS3BlobStore(config);
    await expect(blobs.get(key)).rejects.toThrow("Not a key");
    await expect(blobs.delete(key)).rejects.toThrow("Not a key");
  });

  test("in a wrong bucket or under a wrong secret cause an error and are not just absent", async () => {
    for (const wrong of [{ bucket: "another-bucket" }, { secretAccessKey: "guessed" }]) {
      const blobs = createS3BlobStore({ ...config, ...wrong });
      await expect(blobs.get("a/none.bin")).rejects.toThrow();
      await expect(blobs.put("a/none.bin", content)).rejects.toThrow();
      await expect(blobs.list()[Symbol.asyncIterator]().next()).rejects.toThrow();
    }
  });

  test("are not fetched from a redirect target, and errors of the store are errors", async () => {
    const asked: string[] = [];
    const elsewhere = createServer((request, response) => {
      asked.push(`${request.headers.authorization}`);
      response.end("stolen");
    }).listen(0, "127.0.0.1");
    await once(elsewhere, "listening");
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/files/a/one.bin`;
    for (const status of [301, 302, 307, 403, 500]) {
      const odd = createServer((_request, response) => response.writeHead(status, { location }).end("<html>"));
      odd.listen(0, "127.0.0.1");
      await once(odd, "listening");
      const endpoint = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;
      await expect(createS3BlobStore({ ...config, endpoint }).get("a/one.bin")).rejects.toThrow();
      odd.close();
    }
    expect(asked).toEqual([]);
    elsewhere.close();
  });

  test("with foreign keys in the store's list are ignored", async () => {
    const listed = ["others/kept.bin", "files/a/ours.bin", "files/../others/kept.bin", "x"];
    const odd = createServer((_request, response) => {
      const contents = listed.map(
        (key) => `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
      );
      response.writeHead(200, { "content-type": "application/xml" });
      response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`);
    }).listen(0, "127.0.0.1");
    await once(odd, "listening");
    const endpoint = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;
    const keys: string[] = [];
    for await (const { key } of createS3BlobStore({ ...config, endpoint }).list()) keys.push(key);
    expect(keys).toEqual(["a/ours.bin"]);
    odd.close();
  });

  test("are stored whole, read whole or in part, listed and deleted, also twice", async () => {
    const blobs = createS3BlobStore(config);
    await blobs.put("a/one.bin", content);
    await blobs.put("a/two.bin", Readable.from([content.subarray(0, 7), content.subarray(7)]), content.length);
    for (const key of ["a/one.bin", "a/two.bin"]) {
      const whole = await blobs.get(key);
      expect(whole === null ? null : (await buffer(whole)).equals(content)).toBe(true);
      const part = await blobs.get(key, { start: 8, end: 12 });
      expect(part === null ? null : (await buffer(part)).toString()).toBe("89012");
    }
    const keys: string[] = [];
    for await (const { key } of blobs.list()) keys.push(key);
    expect(keys).toEqual(["a/one.bin", "a/two.bin"]);
    for (const key of [...keys, ...keys]) await blobs.delete(key);
    expect(await blobs.get("a/one.bin")).toBeNull();
  });
});

describe("a server with a bucket", () => {
  test("accepts an upload in pieces, across parts, and keeps none of it on its disk", async () => {
    const content = Buffer.alloc(13 * 1_048_576, "a line of some document\n");
    const location = (await omar.create(content.length, { filename: "ملف.txt" })).headers.get("location") ?? "";
    expect(location).toMatch(/^\/api\/files\/\d+$/);
    for (const [start, end] of [
      [0, 3_000_000],
      [3_000_000, 9_500_000],
    ] as const)
      expect((await omar.append(location, start, content.subarray(start, end))).headers.get("upload-offset")).toBe(
        String(end),
      );
    expect((await omar.head(location)).offset).toBe(9_500_000);
    expect((await omar.append(location, 9_500_000, content.subarray(9_500_000))).status).toBe(204);
    const file = await omar.describe(location.split("/").at(-1) ?? "");
    expect(file).toMatchObject({ state: "ready", name: "ملف.txt", byteSize: content.length });
    const whole = await fetch(`${server.url}${file.url}`);
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
    const part = await fetch(`${server.url}${file.url}`, { headers: { range: "bytes=2-7" } });
    expect([part.status, await part.text()]).toEqual([206, "line o"]);
    expect([...store.objects.keys()].filter((key) => key.startsWith("uploads/"))).toEqual([]);
    expect(store.pending.size).toBe(0);
    expect(await readdir(server.dataDirectory)).not.toContain("files");
    expect(await readdir(server.dataDirectory)).not.toContain("uploads");
  });

  test("renders images anew, refuses false types, deletes terminated uploads", async () => {
    const png = await sharp({ create: { width: 50, height: 40, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const picture = await omar.send("a.png", png);
    const { previewUrl } = await omar.describe(picture.id);
    expect(
      (await sharp(Buffer.from(await (await fetch(`${server.url}${previewUrl}`)).arrayBuffer())).metadata()).format,
    ).toBe("webp");

    const before = [...store.objects.keys()].toSorted();
    const lie = await omar.send("a.png", Buffer.from("<!doctype html><script>alert(1)</script>"), "image/png");
    expect(lie.status).toBe(415);
    const begun = (await omar.create(10)).headers.get("location") ?? "";
    expect((await omar.append(begun, 0, Buffer.from("12345"))).status).toBe(204);
    expect((await omar.end(begun)).status).toBe(204);
    expect([...store.objects.keys()].toSorted()).toEqual(before);
    expect(store.pending.size).toBe(0);
    expect((await omar.end(picture.location)).status).toBe(204);
    expect([...store.objects.keys()]).toHaveLength(before.length - 3);
  });

  test("refuses an expired address, and one issued for another file", async () => {
    const file = await omar.send("kept.txt", Buffer.from("Nobody else's words"), "text/plain");
    const other = await omar.send("other.txt", Buffer.from("Other words"), "text/plain");
    const url = (await omar.describe(file.id)).url ?? "none";
    expect(await (await fetch(`${server.url}${url}`)).text()).toBe("Nobody else's words");
    const swapped = url.replace(`/files/${file.id}/`, `/files/${other.id}/`);
    expect(swapped).not.toBe(url);
    expect((await fetch(`${server.url}${swapped}`)).status).toBe(404);
    server.moveClock(3 * 3_600_000);
    const late = await fetch(`${server.url}${url}`);
    server.moveClock(0);
    expect(late.status).toBe(404);
    expect(await late.text()).not.toContain("words");
  });

  test("sweeps orphans of the bucket", async () => {
    const old = new Date(Date.now() - 25 * 3_600_000);
    const entry = { body: Buffer.from("x"), metadata: {}, writtenAt: old };
    for (const key of ["files/image/aa/orphan.jpg", "uploads/900001.info", "others/kept"])
      store.objects.set(key, entry);
    const options = {
      database: server.database,
      blobs: createS3BlobStore(config),
      uploads: await createS3UploadStore(config),
    };
    const { signal } = new AbortController();
    expect(await sweepUploads(options, signal)).toEqual({ expired: 0, abandoned: 1 });
    expect(await sweepBlobs(options, signal)).toBe(1);
    expect(store.objects.has("others/kept")).toBe(true);
    expect(store.objects.has("uploads/900001.info")).toBe(false);
  });

  test("sends the store known requests only, and logs no error", async () => {
    expect(store.unknown).toEqual([]);
    expect(await server.faults()).toEqual([]);
  });
});
