import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeFilm, readWebm } from "#testing/film.ts";
import { fileAddressFor } from "#testing/file-address.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { uploaderOf, type Uploader } from "#testing/upload.ts";
import { cleanName, nameWithEnding } from "./clean-name.ts";

let server: TestServer;
let omar: Uploader;
let omarId: string;

beforeAll(async () => {
  server = await startTestServer();
  omarId = await server.hire("Omar");
  omar = uploaderOf(server.url, (await server.startSession(omarId)).token);
});
afterAll(() => server.close());

const picture = (width = 60, height = 40): ReturnType<typeof sharp> =>
  sharp({ create: { width, height, channels: 3, background: "#0a6b5e" } });
const html = "<!doctype html><html><script>alert(document.cookie)</script></html>";
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const fetched = async (url: string | null): Promise<{ headers: Headers; body: Buffer }> => {
  const response = await fetch(`${server.url}${url}`);
  expect(response.status).toBe(200);
  return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
};
const stored = async (folder: string): Promise<string[]> =>
  (await readdir(join(server.dataDirectory, folder), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe("content is refused as unsupported, whatever its name", () => {
  const elf = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), randomBytes(200)]);
  const exe = Buffer.concat([Buffer.from("MZ"), randomBytes(400)]);
  const cases: [string, string, Buffer][] = [
    ["a page called a picture", "holiday.png", Buffer.from(html)],
    ["a page called a text", "notes.txt", Buffer.from(`\n\n  ${html}`)],
    ["a page after a harmless beginning", "notes.txt", Buffer.from(`Minutes\n\n<iframe src="//evil.invalid">`)],
    ["a page in UTF-16", "notes.txt", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(html, "utf16le")])],
    ["a drawing that is a program", "logo.svg", Buffer.from(svg)],
    ["one called a picture", "logo.png", Buffer.from(svg)],
    ["one with a declaration before", "logo.svg", Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ["a script", "run.txt", Buffer.from("#!/bin/sh\nrm -rf /\n")],
    ["a program of Linux", "report.pdf", elf],
    ["a program of Windows", "report.docx", exe],
    ["bytes that are nothing", "data.txt", randomBytes(500)],
    ["letters of no alphabet", "data.txt", Buffer.from([0xc3, 0x28, 0xa0, 0xa1])],
    ["half a picture", "half.jpg", Buffer.alloc(0)],
    ["a film without pictures", "a.mp4", Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1")],
  ];
  test.each(cases)("%s", async (_, name, given) => {
    const noise = randomBytes(300 * 300 * 3);
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    const bytes = given.length === 0 ? whole.subarray(0, whole.length / 2) : given;
    const answer = await omar.send(name, bytes, "image/png");
    expect([answer.status, answer.problem.code]).toEqual([415, "media_type_unsupported"]);
    expect(await omar.describe(answer.id)).toMatchObject({ kind: "upload", state: "refused", url: null });
    expect((await omar.head(answer.location)).status).toBe(404);
    expect(await stored("uploads")).toEqual([]);
    expect(await stored("files")).toEqual([]);
  });
});

describe("content is refused as too large", () => {
  test("for a picture of eleven megabytes that was declared without a type", async () => {
    const noise = randomBytes(2_000 * 1_900 * 3);
    const large = await sharp(noise, { raw: { width: 2_000, height: 1_900, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(10 * 1_048_576);
    const answer = await omar.send("a.bin", large, "");
    expect([answer.status, answer.problem.code]).toEqual([413, "too_large"]);
    expect((await omar.describe(answer.id)).state).toBe("refused");
    expect([...(await stored("uploads")), ...(await stored("files"))]).toEqual([]);
  });

  test("for a picture that decodes to more than fifty million pixels", async () => {
    const bomb = await picture(8_000, 7_000).png().toBuffer();
    expect(bomb.length).toBeLessThan(1_048_576);
    expect((await omar.send("bomb.png", bomb, "image/png")).problem.code).toBe("too_large");
  });
});

describe("a picture", () => {
  test("is turned upright and loses its metadata, including the location", async () => {
    const taken = await picture(600, 400)
      .withExif({ IFD0: { Make: "Camera of Omar" }, IFD3: { GPSLatitude: "24/1 42/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { id, status } = await omar.send("صورة.jpg", taken, "image/jpeg");
    expect(status).toBe(204);
    const file = await omar.describe(id);
    expect(file).toMatchObject({ kind: "image", name: "صورة.jpg", mediaType: "image/jpeg", width: 400, height: 600 });
    expect(file.byteSize).toBe((await fetched(file.url)).body.length);
    expect(file.byteSize).not.toBe(taken.length);
    for (const url of [file.url, file.previewUrl, await fileAddressFor(server, omarId, id, "large")]) {
      const { headers, body } = await fetched(url);
      expect(headers.get("content-disposition")).toMatch(/^inline; filename=/);
      const { exif, xmp, iptc, orientation, width, height } = await sharp(body).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(width).toBeLessThan(height);
      expect(body.includes("Camera of Omar")).toBe(false);
    }
  });

  test("that is a polyglot file is only a picture after the upload", async () => {
    const polyglot = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(html), Buffer.from("PK\x03\x04")]);
    const { id, status } = await omar.send("both.html", polyglot, "text/html");
    expect(status).toBe(204);
    const file = await omar.describe(id);
    expect(file).toMatchObject({ kind: "image", name: "both.html.jpg", mediaType: "image/jpeg" });
    expect((await fetched(file.url)).body.includes("script")).toBe(false);
  });

  test("is stored in three sizes, none larger than the original", async () => {
    const { id } = await omar.send("wide.png", await picture(5_000, 1_000).png().toBuffer());
    const widths: number[] = [];
    for (const variant of ["original", "large", "small"]) {
      widths.push(
        (await sharp((await fetched(await fileAddressFor(server, omarId, id, variant))).body).metadata()).width,
      );
    }
    expect(widths).toEqual([4096, 1600, 800]);
    const small = await omar.send("small.png", await picture(20, 10).png().toBuffer());
    expect(await omar.describe(small.id)).toMatchObject({ width: 20, height: 10 });
  });

  test("keeps its animation", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#00ff00", "#0000ff"].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: 100 })
      .toBuffer();
    const { id } = await omar.send("dance.gif", gif, "image/gif");
    const file = await omar.describe(id);
    expect(file).toMatchObject({ name: "dance.gif.webp", mediaType: "image/webp", width: 40, height: 30 });
    expect((await sharp((await fetched(file.url)).body).metadata()).pages).toBe(3);
    expect((await sharp((await fetched(file.previewUrl)).body).metadata()).pages ?? 1).toBe(1);
  });
});

describe("a video", () => {
  test("has its duration and size detected", async () => {
    const { id } = await omar.send("walk.webm", await readWebm(), "video/webm");
    const file = await omar.describe(id);
    expect(file).toMatchObject({
      kind: "video",
      mediaType: "video/webm",
      durationSeconds: 7,
      width: 1280,
      height: 720,
    });
    expect(file.previewUrl).toBeNull();
    expect((await fetched(file.url)).headers.get("content-disposition")).toMatch(/^inline/);
  });

  test.each(["mp4", "mov"] as const)("in %s is served as MP4 and loses its location", async (container) => {
    const film = await makeFilm(container, "+24.7136+046.6753/");
    expect(film.includes("+24.7136")).toBe(true);
    const { id, status } = await omar.send(`walk.${container}`, film, "video/mp4");
    expect(status).toBe(204);
    const file = await omar.describe(id);
    expect(file).toMatchObject({
      kind: "video",
      mediaType: "video/mp4",
      durationSeconds: 7,
      name: `walk.${container}`,
    });
    const { body } = await fetched(file.url);
    expect([body.length, body.includes("+24.7136")]).toEqual([film.length, false]);
  });
});

describe("a document", () => {
  test.each([
    ["report.pdf", Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj\n"), "application/pdf", "report.pdf"],
    ["الجدول.csv", Buffer.from("﻿الاسم,العدد\nعمر,٣\n"), "text/csv", "الجدول.csv"],
    ["run.bat", Buffer.from("del everything\r\n"), "text/plain", "run.bat.txt"],
    ["page.hta", Buffer.from("Hello"), "text/plain", "page.hta.txt"],
    ["README", Buffer.from("Read me"), "text/plain", "README.txt"],
    ["a < b.txt", Buffer.from("if a <b and c> d"), "text/plain", "a < b.txt"],
    ["invoice.exe", Buffer.from("PK\x05\x06" + "\0".repeat(18), "latin1"), "application/zip", "invoice.exe.zip"],
  ])("%s is a download, with the extension of its content", async (name, bytes, mediaType, kept) => {
    const { id, status, problem } = await omar.send(name, bytes);
    expect([status, problem.code]).toEqual([204, undefined]);
    const file = await omar.describe(id);
    expect(file).toMatchObject({ kind: "document", mediaType, name: kept, previewUrl: null });
    const { headers, body } = await fetched(file.url);
    expect(headers.get("content-disposition")).toMatch(/^attachment/);
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(body).toEqual(bytes);
  });
});

describe("file names", () => {
  test.each([
    ["..\\..\\etc\\passwd", "passwd"],
    ["/home/omar/خطة.pdf", "خطة.pdf"],
    ["photo\u202Egpj.exe", "photogpj.exe"],
    ["a\0b\nc\t d.txt", "abc d.txt"],
    [".htaccess", "htaccess"],
    ["   ", "file"],
    ["", "file"],
    ["e\u0301.txt", "\u00e9.txt"],
  ])("%j becomes %j", (given, kept) => {
    expect(cleanName(given)).toBe(kept);
  });

  test("over the limit are shortened before their extension, without splitting a surrogate pair", () => {
    const name = cleanName(`${"😀".repeat(200)}.docx`);
    expect([name.endsWith(".docx"), name.length <= 180, name.isWellFormed()]).toEqual([true, true, true]);
  });

  test("get the extension of their content", () => {
    expect(nameWithEnding("a.JPEG", ["jpg", "jpeg"])).toBe("a.JPEG");
    expect(nameWithEnding("a.png", ["jpg", "jpeg"])).toBe("a.png.jpg");
  });
});

test("the server logged no error", async () => {
  expect(await server.faults()).toEqual([]);
});
