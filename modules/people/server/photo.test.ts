import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { Me } from "../contract/schemas.ts";

let server: TestServer;
let omar: Caller;
let token: string;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  id = await server.hire("Omar");
  ({ token } = await server.startSession(id));
  omar = callerOf(server.url, token);
});
afterAll(() => server.close());

const send = (content: Buffer, type = "image/jpeg", caller = omar) =>
  caller.post<{ photoUrl: string }>("/me/photo", new Uint8Array(content), { "content-type": type });
test("an upload of another person cannot be set as the own photo", async () => {
  const { version } = (await omar.get<Me & { version: number }>("/me")).data;
  for (const body of [{ photoFileId: "1" }, { photo: "1" }, { photoUrl: "/api/files/1/small" }]) {
    const { status, problem } = await omar.patch("/me", { version, ...body });
    expect([status, problem.fields.map(({ path }) => path)]).toEqual([400, Object.keys(body)]);
  }
});

const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });
const download = async (url: string): Promise<Buffer> => {
  const response = await fetch(`${server.url}${url}`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  return Buffer.from(await response.arrayBuffer());
};
const blobs = async (): Promise<string[]> => {
  const found = await readdir(join(server.dataDirectory, "files"), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

/** Returns a PNG with a stated size of 30,000 by 30,000 pixels, which would decode to gigabytes. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([size, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(5_000_000));
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}
function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe("refused uploads", () => {
  test("without a session are refused with 401 before any data are sent", async () => {
    const { status } = await send(Buffer.from("x"), "image/png", callerOf(server.url));
    expect(status).toBe(401);
  });

  test.each([
    ["text", Buffer.from("not a picture"), "image/jpeg"],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), "image/svg+xml"],
    ["HTML that calls itself a picture", Buffer.from("<!doctype html><script>1</script>"), "image/png"],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n"), "image/png"],
    ["the beginning of a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]), "image/jpeg"],
    ["nothing", Buffer.alloc(0), "image/jpeg"],
  ])("of %s are refused with 400", async (_, content, type) => {
    const { status, problem } = await send(content, type);
    expect([status, problem.code]).toEqual([400, "file_not_an_image"]);
  });

  test("of a truncated picture are refused with 400", async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251)), {
      raw: { width: 400, height: 250, channels: 3 },
    })
      .png()
      .toBuffer();
    const { status, problem } = await send(whole.subarray(0, whole.length >> 1), "image/png");
    expect([status, problem.code]).toEqual([400, "file_not_an_image"]);
  });

  test("of a small file that would decode to gigabytes are refused with 413", async () => {
    const { status, problem } = await send(bomb(), "image/png");
    expect([status, problem.code]).toEqual([413, "too_large"]);
  });

  test("of more than ten megabytes are refused with 413, with a stated length or without", async () => {
    const big = Buffer.alloc(10 * 1024 * 1024 + 1);
    const { status, problem } = await send(big);
    expect([status, problem.code]).toEqual([413, "too_large"]);
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 11; part += 1) controller.enqueue(new Uint8Array(1024 * 1024));
        controller.close();
      },
    });
    const response = await fetch(`${server.url}/api/me/photo`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "image/jpeg" },
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test("of JSON instead of a picture, and of pictures on other routes, are refused with 415", async () => {
    expect((await omar.post("/me/photo", { photo: "x" })).problem.code).toBe("media_type_unsupported");
    const elsewhere = await omar.patch("/me", new Uint8Array([1]), { "content-type": "image/png" });
    expect([elsewhere.status, elsewhere.problem.code]).toEqual([415, "media_type_unsupported"]);
  });

  test("of forms without a file, with two files, and of malformed forms are refused with 400", async () => {
    const empty = new FormData();
    empty.append("note", "no file");
    const two = new FormData();
    for (const name of ["a", "b"]) two.append(name, new Blob(["x"]), `${name}.png`);
    for (const form of [empty, two]) {
      const { status, problem } = await omar.post("/me/photo", form);
      expect([status, problem.fields[0]?.path]).toEqual([400, "file"]);
    }
    const broken = await omar.post("/me/photo", new Uint8Array([45, 45, 120]), {
      "content-type": "multipart/form-data; boundary=x",
    });
    expect([broken.status, broken.problem.code]).toEqual([400, "malformed"]);
    const nameless = await omar.post("/me/photo", new Uint8Array([1]), { "content-type": "multipart/form-data" });
    expect(nameless.status).toBe(400);
  });

  test("store nothing, and cause no server fault", async () => {
    expect((await omar.get<Me>("/me")).data.photoUrl).toBeNull();
    expect(await blobs().catch(() => [])).toEqual([]);
    expect(await server.faults()).toEqual([]);
  });
});

describe("a photo", () => {
  test("is cropped to a square in two sizes, upright, without metadata such as the location", async () => {
    const portrait = await picture(300, 500)
      .jpeg()
      .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "24/1 42/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(portrait.includes("Camera")).toBe(true);
    const { status, data } = await send(portrait);
    expect(status).toBe(201);
    const large = await download(data.photoUrl);
    const facts = await sharp(large).metadata();
    expect([facts.format, facts.width, facts.height]).toEqual(["webp", 256, 256]);
    expect([facts.exif, facts.orientation, facts.icc]).toEqual([undefined, undefined, undefined]);
    const me = (await omar.get<Me>("/me")).data;
    expect(me.photoUrl).toBe(data.photoUrl);
    const file = /\/files\/(\d+)\//.exec(data.photoUrl)?.[1] ?? "";
    const variants = await server.database.primary
      .selectFrom("file_variant")
      .select(["variant", "width", "byte_size"])
      .where("file_id", "=", file)
      .orderBy("variant")
      .execute();
    expect(variants).toEqual([
      { variant: "large", width: 256, byte_size: String(large.length) },
      { variant: "small", width: 96, byte_size: expect.any(String) as string },
    ]);
  });

  test.each(["png", "webp", "gif", "avif"] as const)("may be a %s, as a body or in a form", async (format) => {
    const content = await picture(40, 30).toFormat(format).toBuffer();
    expect((await send(content, `image/${format}`)).status).toBe(201);
    const form = new FormData();
    form.append("anything", new Blob([new Uint8Array(content)], { type: "application/octet-stream" }), "me.bin");
    expect((await omar.post("/me/photo", form)).status).toBe(201);
  });

  test("of an animation is its first frame", async () => {
    const frames = await sharp(
      await Promise.all(
        ["red", "blue"].map((background) =>
          sharp({ create: { width: 20, height: 20, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    const { data } = await send(frames, "image/gif");
    const { dominant } = await sharp(await download(data.photoUrl)).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  test("is accepted from a person one at a time, independent of other people", async () => {
    const large = await picture(2000, 2000).png().toBuffer();
    const other = callerOf(server.url, (await server.startSession(await server.hire("Reem"))).token);
    const [others, ...own] = await Promise.all([
      send(large, "image/png", other),
      ...Array.from({ length: 6 }, () => send(large, "image/png")),
    ]);
    expect(others.status).toBe(201);
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set([201, 429]));
    expect((await send(large, "image/png")).status).toBe(201);
    expect((await other.delete("/me/photo")).status).toBe(204);
  });

  test("is deleted with its bytes when it is replaced or removed", async () => {
    const before = (await send(await picture(50, 50).png().toBuffer(), "image/png")).data.photoUrl;
    await send(await picture(60, 60).png().toBuffer(), "image/png");
    await expect.poll(blobs).toHaveLength(2);
    expect((await fetch(`${server.url}${before}`)).status).toBe(404);
    const me = (await omar.get<Me>("/me")).data;
    expect((await omar.delete("/me/photo")).status).toBe(204);
    expect((await omar.delete("/me/photo")).status).toBe(204);
    const after = (await omar.get<Me>("/me")).data;
    expect([after.photoUrl, after.version]).toEqual([null, me.version + 1]);
    await expect.poll(blobs).toEqual([]);
  });
});
